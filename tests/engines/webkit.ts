import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type Command, type Setting, startProgram, timeouts } from './browser';

/** Where WebKitWebDriver takes each command, below the address of the session. */
const paths: Readonly<Record<Exclude<Command, 'ElementSendKeys'>, string>> = {
  Navigate: 'url',
  Back: 'back',
  Forward: 'forward',
  SetWindowRect: 'window/rect',
  ExecuteScript: 'execute/sync',
  PerformActions: 'actions',
};

/** Messages of WebKitGTK in the console with which no page is at fault. */
const harmless = [
  // This port has no manifests, and so does not know the directive that allows one.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // It says this of what a page fetches ahead while it is being left. No host but that of the page is asked.
  /Fetch API cannot load http:\/\/localhost:\d+\/\S+ due to access control checks/,
];

/** Starts WebKitGTK in a window of its own on a screen of its own. */
export async function startWebKit({ webkit: features = [] }: Setting): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'downloads'));
  const room = ['-screen', '0', '1600x1400x24'];
  const screen = startProgram('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...room], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  const port = await findPort();
  const driver = startProgram('WebKitWebDriver', ['-p', String(port)], {
    // The window and all processes of WebKit have it too: it ends with the last of them.
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // Neither a graphics card nor a session bus is needed.
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
      // It does not work for root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await untilAnswering(() => ask('GET', '/status'));
  const binary = join(import.meta.dirname, 'window.py');
  const options = { binary, args: ['--automation', folder, ...features] };
  const { sessionId } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts, 'webkitgtk:browserOptions': options } },
  });

  const send: Browser['send'] = (command, parameters = {}) => {
    const path =
      command === 'ElementSendKeys' && 'id' in parameters
        ? `element/${parameters.id}/value`
        : paths[command as keyof typeof paths];
    return ask('POST', `/session/${sessionId}/${path}`, parameters);
  };
  let told = 0;
  return {
    folder,
    send,
    resize: async (width, height) => {
      await send('SetWindowRect', { width, height });
    },
    takeErrors: async () => {
      const lines = readFileSync(join(folder, 'console'), 'utf8').split('\n').slice(0, -1);
      const fresh = lines.slice(told);
      told = lines.length;
      return fresh.filter(
        (line) => /: CONSOLE (\w+ )?ERROR /.test(line) && !harmless.some((each) => each.test(line)),
      );
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`).catch(() => {});
      driver.stdout?.resume();
      const isOver = once(driver, 'close');
      driver.kill('SIGKILL');
      screen.kill('SIGKILL');
      await isOver;
      rmSync(folder, { recursive: true });
    },
  };
}

/** A port that nobody uses. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return address.port;
}

async function untilAnswering(ask: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const isAnswering = await ask().then(
      () => true,
      () => false,
    );
    if (isAnswering) return;
    await setTimeout(20);
  }
}
