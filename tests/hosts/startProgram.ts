import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks whether a program listens: shorter than it takes to start. */
const lookEvery = 20;

/** A port of this machine that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') fail(new Error('The server has no port'));
        else done(address.port);
      });
    });
  });
}

/**
 * Starts a server and waits until it listens. Returns what stops it, and waits for its end.
 * @throws with what the program says if it ends before
 */
export async function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  port: number,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  const stopWithTests = () => child.kill();
  process.once('exit', stopWithTests);
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${said}`);
    await wait(lookEvery);
  }
  return async () => {
    process.off('exit', stopWithTests);
    child.kill();
    await ended;
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
