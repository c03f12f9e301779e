import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type Setting, startProgram, timeouts } from './browser';

/**
 * Starts Firefox without a screen. It takes the commands of WebDriver through Marionette, its own connection for
 * tests (https://firefox-source-docs.mozilla.org/testing/marionette), and so needs no driver beside it.
 */
export async function startFirefox({ firefox: preferences = {} }: Setting): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const all = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    // Firefox would show each saved file in a panel, which takes the keyboard.
    'browser.download.alwaysOpenPanel': false,
    ...preferences,
  };
  const lines = Object.entries(all).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const firefox = startProgram(
    'firefox-esr',
    ['--headless', '--no-remote', '--marionette', '-remote-allow-system-access', '-profile', folder],
    { stdio: 'ignore' },
  );
  const ask = await connectTo(await readPort(join(folder, 'MarionetteActivePort')));
  await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: { timeouts } } });

  /** Runs a script with the rights of the browser itself. */
  const runInBrowser = async (script: string, ...args: readonly unknown[]) => {
    await ask('Marionette:SetContext', { value: 'chrome' });
    const value = await ask('WebDriver:ExecuteScript', { script, args });
    await ask('Marionette:SetContext', { value: 'content' });
    return value;
  };
  return {
    folder,
    send: (command, parameters = {}) => ask(`WebDriver:${command}`, parameters),
    resize: async (width, height) => {
      await runInBrowser(resizeScript, width, height);
    },
    takeErrors: async () => (await runInBrowser(errorsScript)) as string[],
    close: async () => {
      const isOver = once(firefox, 'close');
      await ask('Marionette:Quit', { flags: ['eForceQuit'] });
      await isOver;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Resizes the page, not the window, which does not become as narrow as a phone. */
const resizeScript = `
  const [width, height] = arguments;
  Object.assign(gBrowser.selectedBrowser.style, { width: width + 'px', height: height + 'px', flex: 'none' });`;

/** Errors that scripts of pages threw or wrote, and complaints of Firefox about these pages. */
const errorsScript = `
  const thrown = Services.console.getMessageArray().filter(
    (message) => message instanceof Ci.nsIScriptError && message.innerWindowID !== 0 &&
      !(message.flags & Ci.nsIScriptError.warningFlag) && /^http/.test(message.sourceName));
  Services.console.reset();
  const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
  const written = storage.getEvents().filter(({ level, filename }) => level === 'error' && /^http/.test(filename));
  storage.clearEvents();
  return [
    ...thrown.map(({ errorMessage, sourceName }) => sourceName + ': ' + errorMessage),
    ...written.map(({ arguments: words, filename }) => filename + ': ' + [...words].join(' ')),
  ];`;

async function readPort(file: string): Promise<number> {
  for (;;) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (port > 0) return port;
    await setTimeout(20);
  }
}

/** A message is the length of its JSON, a colon and its JSON: `[0, id, command, parameters]`, `[1, id, error, value]`. */
async function connectTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<
    number,
    (error: { error: string; message: string } | null, value: unknown) => void
  >();
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon === -1 || received.length < end) return;
      const message = JSON.parse(String(received.subarray(colon + 1, end)));
      received = received.subarray(end);
      // The first one is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  await once(socket, 'connect');
  let last = 0;
  return (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (error, value) => {
        waiting.delete(id);
        if (error) reject(new Error(`${error.error}: ${error.message}`));
        // Some answers are an object with nothing but the value.
        else resolve(value !== null && typeof value === 'object' && 'value' in value ? value.value : value);
      });
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
