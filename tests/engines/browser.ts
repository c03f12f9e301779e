import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** The commands of WebDriver (https://www.w3.org/TR/webdriver2/) that the tests use. */
export type Command =
  | 'Navigate'
  | 'Back'
  | 'Forward'
  | 'SetWindowRect'
  | 'ExecuteScript'
  | 'PerformActions'
  | 'ElementSendKeys';

/** A running browser, one of its own for each file of tests. */
export interface Browser {
  /** Carries out a command. @throws what the browser has against it */
  send(command: Command, parameters?: object): Promise<unknown>;
  /** Makes the room of the page so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Errors in the console and exceptions that nobody caught, since the last call. */
  takeErrors(): Promise<readonly string[]>;
  /** A folder of its own, with what it saves in `downloads`. */
  readonly folder: string;
  close(): Promise<void>;
}

/** How a browser differs from that of most visitors. */
export interface Setting {
  /** Features of WebKit, as `window.py` takes them. */
  readonly webkit?: readonly string[];
  /** Preferences of Firefox. */
  readonly firefox?: Readonly<Record<string, string | number | boolean>>;
}

/** Starts a program that ends with this process, however that ends. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], options);
}

/** How long a script may take in the page, in milliseconds: longer than the page waits for anything itself. */
export const timeouts = { script: 120_000 };
