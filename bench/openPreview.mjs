import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from './packageRoot.mjs';

/** Serves the output of a site with `preview` at a free port; resolves when it answers. */
export async function openPreview(root) {
  const script = join(packageRoot, 'packages/generator/bin.mjs');
  const child = spawn(process.execPath, [script, 'preview', '--root', root, '--port', '4700'], {
    cwd: packageRoot,
  });
  const origin = await new Promise((resolve, reject) => {
    let output = '';
    const listen = (data) => {
      output += data;
      const match = /The site: (http:\/\/localhost:\d+)/.exec(output);
      if (match !== null) resolve(match[1]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => reject(new Error(`preview ended with ${code}:\n${output}`)));
  });
  return { origin, close: () => child.kill() };
}
