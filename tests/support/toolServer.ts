import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot, toolEnvironment } from './runTool';

export interface ToolServer {
  /** Address of the home page as the command printed it, with a slash at its end. */
  readonly home: string;
  /** Everything that the command has printed so far. */
  printed(): string;
  /** The memory that its process has now; Linux tells it. */
  megabytes(): number;
  stop(): Promise<void>;
}

/**
 * Runs `npm run dev` for the site in a folder, as a writer would, and waits until it serves.
 * @param tool folder of the package whose tool is run
 */
export function startDevServer(root: string, tool = packageRoot): Promise<ToolServer> {
  return startServer(tool, 'dev', ['--root', root]);
}

/** Runs `npm run preview` for the site in a folder, and waits until it serves. */
export function startPreview(root: string, ...options: readonly string[]): Promise<ToolServer> {
  return startServer(packageRoot, 'preview', ['--root', root, ...options]);
}

async function startServer(
  tool: string,
  command: 'dev' | 'preview',
  options: readonly string[],
): Promise<ToolServer> {
  const child = spawn(
    process.execPath,
    // Each process has its own range of ports; the command takes the next one that is free.
    [
      join(tool, 'packages/generator/bin.mjs'),
      command,
      ...options,
      '--port',
      String(20_000 + (process.pid % 20_000)),
    ],
    { cwd: tool, env: toolEnvironment() },
  );
  let output = '';
  const home = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /(?:Writing at|The site:) (http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  const megabytes = () => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  return { home, printed: () => output, megabytes, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
