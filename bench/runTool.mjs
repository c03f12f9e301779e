import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { benchFolder, packageRoot } from './packageRoot.mjs';

/**
 * Runs a command of the tool and measures it from start to end, as whoever types it would: the
 * seconds it takes, the processor seconds of all its threads, and its peak memory in MB. The tool
 * starts no other process.
 * @throws if the command fails, with what it printed
 */
export async function runTool(...args) {
  mkdirSync(benchFolder, { recursive: true });
  const usage = join(benchFolder, `usage-${process.pid}.json`);
  const start = performance.now();
  const preload = pathToFileURL(join(packageRoot, 'bench/reportUsage.mjs')).href;
  const child = spawn(
    process.execPath,
    ['--import', preload, join(packageRoot, 'packages/generator/bin.mjs'), ...args],
    {
      cwd: packageRoot,
      env: { ...process.env, BENCH_USAGE: usage },
    },
  );
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
  const used = JSON.parse(readFileSync(usage, 'utf8'));
  rmSync(usage);
  return { seconds, ...used, output };
}
