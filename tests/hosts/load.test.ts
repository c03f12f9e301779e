import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findHosts } from '../../scripts/hosts.mjs';
import { packageRoot } from '../support/runTool';
import { siteKinds } from '../support/siteKinds';
import { startNginx } from './startHost';

const hosts = findHosts();
const site = join(packageRoot, 'dist');
const canRun =
  hosts.nginx !== undefined && hosts.mimeTypes !== undefined && hosts.wrk !== undefined && existsSync(site);
const seconds = 60;
const connections = 64;

/** Pages of every kind in both languages, their documents, and what all of them have in common. */
function listPaths(): readonly string[] {
  const pages = Object.values(siteKinds).flatMap((route) => [route, `/zh${route}`]);
  const home = readFileSync(join(site, 'index.html'), 'utf8');
  const links = home.matchAll(
    /<(?:link rel="(?:modulepreload|icon|manifest)"|meta name="part-\w+") [^>]*(?:href|content)="([^"]+)"/g,
  );
  const shared = [...links].map(([, address = '']) => address);
  expect(shared.length).toBeGreaterThan(3);
  return [...pages, ...shared, '/assets/nope.js', '/zh/nope'];
}

test.skipIf(!canRun)(
  'nginx answers for a minute whatever it is asked, without an error',
  async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'load-'));
    const hasBrotli = hosts.brotliModule !== undefined;
    const host = await startNginx(hosts, site, scratch, { hasBrotli, processes: 2 });
    const script = join(scratch, 'paths.lua');
    writeFileSync(
      script,
      `local paths = { ${listPaths()
        .map((path) => JSON.stringify(path))
        .join(', ')} }
local next = 0
request = function()
  next = next % #paths + 1
  return wrk.format("GET", paths[next], { ["Accept-Encoding"] = "br, gzip", ["Connection"] = "keep-alive" })
end
local threads = {}
setup = function(thread) table.insert(threads, thread) end
found, missing, other = 0, 0, 0
response = function(status)
  if status == 200 then found = found + 1 elseif status == 404 then missing = missing + 1 else other = other + 1 end
end
done = function(summary)
  local sum = { found = 0, missing = 0, other = 0 }
  for _, thread in ipairs(threads) do
    for name in pairs(sum) do sum[name] = sum[name] + thread:get(name) end
  end
  local errors = summary.errors
  print(string.format("RESULT %d %d %d %d", sum.found, sum.missing, sum.other,
    errors.connect + errors.read + errors.write + errors.timeout))
end
`,
    );
    const asked = await promisify(execFile)(
      hosts.wrk ?? '',
      [
        '-t1',
        `-c${connections}`,
        `-d${seconds}s`,
        '--latency',
        '-s',
        script,
        `http://127.0.0.1:${host.port}`,
      ],
      { env: hosts.environment },
    ).finally(() => host.stop());
    rmSync(scratch, { recursive: true, force: true });
    console.log(asked.stdout);
    const [, found, missing, other, errors] =
      /RESULT (\d+) (\d+) (\d+) (\d+)/.exec(asked.stdout)?.map(Number) ?? [];
    expect({ other, errors }).toEqual({ other: 0, errors: 0 });
    expect(found).toBeGreaterThan(0);
    expect(missing).toBeGreaterThan(0);
  },
  (seconds + 60) * 1000,
);
