import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHosts } from '../../scripts/hosts.mjs';
import { type BuiltSite, filesBelow } from '../support/builtSite';
import { type Answer, askHost } from './askHost';
import { buildHostSite } from './hostSite';
import { below, forever, listRequests, moved, revalidated } from './requests';
import { type Host, startCaddy, startNginx } from './startHost';

const hosts = findHosts();
const hasNginx = hosts.nginx !== undefined && hosts.mimeTypes !== undefined;
const cases = [
  {
    name: 'nginx without brotli',
    isThere: hasNginx,
    encodings: ['gzip'],
    start: (site: BuiltSite, folder = site.out) =>
      startNginx(hosts, site.out, join(site.root, 'nginx'), { hasBrotli: false, folder }),
  },
  {
    name: 'nginx with brotli',
    isThere: hasNginx && hosts.brotliModule !== undefined,
    encodings: ['br', 'gzip'],
    start: (site: BuiltSite, folder = site.out) =>
      startNginx(hosts, site.out, join(site.root, 'nginx-brotli'), { hasBrotli: true, folder }),
  },
  {
    name: 'Caddy',
    isThere: hosts.caddy !== undefined,
    encodings: ['br', 'gzip'],
    start: (site: BuiltSite, folder = site.out) =>
      startCaddy(hosts, site.out, join(site.root, 'caddy'), folder),
  },
];

let site: BuiltSite;
let siteBelow: BuiltSite;
beforeAll(async () => {
  site = await buildHostSite('hosts');
  siteBelow = await buildHostSite('hosts-below', { baseUrl: '/x/', trailingSlash: true });
  mkdirSync(join(siteBelow.root, 'served'));
  symlinkSync(siteBelow.out, join(siteBelow.root, 'served/x'), 'dir');
});
afterAll(() => {
  for (const { root } of [site, siteBelow]) rmSync(root, { recursive: true, force: true });
});
const bytesOf = (file: string) => readFileSync(join(site.out, file));
/** Compared as a whole: a list of different bytes tells nobody anything. */
const isFile = (answer: Answer, file: string) => answer.body.equals(bytesOf(file));
/** Whether a file was sent as the browser takes it: the build's `.br` copy, compressed by the host, or as it is. */
const isFileAs = (answer: Answer, file: string, encoding: string | undefined) => {
  if (answer.headers['content-encoding'] !== encoding) return false;
  if (encoding === 'br') return isFile(answer, `${file}.br`);
  return encoding === 'gzip' ? gunzipSync(answer.body).equals(bytesOf(file)) : isFile(answer, file);
};

for (const { name, isThere, encodings, start } of cases)
  describe.skipIf(!isThere)(name, () => {
    let host: Host;
    beforeAll(async () => {
      host = await start(site);
    });
    afterAll(() => host?.stop());
    const ask = (path: string, headers?: Readonly<Record<string, string>>, method?: string) =>
      askHost(host.port, path, headers, method);

    it('RT-01 RT-02 RT-03 RT-04 answers each path with its status, file, type and life', async () => {
      const requests = listRequests(site.files);
      const answers = [];
      for (const { path, file, type } of requests) {
        const answer = await ask(path);
        const found = answer.headers['content-type'];
        answers.push({
          path,
          status: answer.status,
          file: isFile(answer, file) ? file : 'another file',
          cache: answer.headers['cache-control'],
          type: found !== undefined && type.test(found) ? type : found,
        });
      }
      expect(answers).toEqual(requests);
    });

    it('RT-05 leads old addresses on with status 301 and what was asked along', async () => {
      const answers = [];
      for (const [path] of moved) {
        const { status, headers } = await ask(path);
        answers.push([status, headers['cache-control'], path, headers.location]);
      }
      expect(answers).toEqual(moved.map((pair) => [301, revalidated, ...pair]));
    });

    it('RT-10 answers below a path as at the root', async () => {
      const hostBelow = await start(siteBelow, join(siteBelow.root, 'served'));
      const answers = [];
      for (const [path, , file] of below) {
        const { status, headers, body } = await askHost(hostBelow.port, path);
        const found = body.equals(readFileSync(join(siteBelow.out, file))) ? file : 'another file';
        answers.push([path, status, found, headers['cache-control']]);
      }
      await hostBelow.stop();
      expect(answers).toEqual(below);
    });

    it('answers HEAD as GET, without the body', async () => {
      for (const { path, status, cache } of listRequests(site.files)) {
        const { headers, body, ...answer } = await ask(path, {}, 'HEAD');
        expect({ path, ...answer, cache: headers['cache-control'], size: body.length }).toEqual({
          ...{ path, status, cache, size: 0 },
        });
      }
    });

    it('sends each file that has a compressed copy compressed to those who take it, and says that it varies', async () => {
      const wrong: string[] = [];
      const copies = filesBelow(site.out).filter((file) => file.endsWith('.br'));
      for (const copy of copies) {
        const file = copy.slice(0, -'.br'.length);
        const path = `/${encodeURI(file)}`;
        for (const accepted of ['gzip', 'br', 'gzip, deflate, br', 'identity']) {
          const encoding = encodings.find((code) => accepted.split(', ').includes(code));
          const answer = await ask(path, { 'Accept-Encoding': accepted });
          const isRight = answer.headers.vary === 'Accept-Encoding' && isFileAs(answer, file, encoding);
          if (!isRight) wrong.push(`${path} for ${accepted}`);
        }
      }
      expect(copies.length).toBeGreaterThan(100);
      expect(wrong).toEqual([]);
    });

    it('compresses clean addresses and Pages Not Found too', async () => {
      for (const [path, file] of [
        ['/docs/intro', 'docs/intro.html'],
        ['/zh/', 'zh/index.html'],
        ['/nope', '404.html'],
        ['/zh/nope', 'zh/404.html'],
      ] as const) {
        const answer = await ask(path, { 'Accept-Encoding': 'gzip, br' });
        expect(answer.headers).toMatchObject({ 'content-encoding': encodings[0], vary: 'Accept-Encoding' });
        expect(isFileAs(answer, file, encodings[0])).toBe(true);
      }
    });

    it('answers 304 where nothing has changed, for each encoding', async () => {
      const script = site.files.find((file) => /^assets\/client.*\.js$/.test(file));
      for (const [path, cache] of [
        ['/docs/intro', revalidated],
        [`/${script}`, forever],
      ] as const) {
        const tags: string[] = [];
        for (const accepted of ['identity', ...encodings]) {
          const { headers } = await ask(path, { 'Accept-Encoding': accepted });
          const tag = headers.etag ?? '';
          tags.push(tag);
          const again = await ask(path, { 'Accept-Encoding': accepted, 'If-None-Match': tag });
          expect(again.status).toBe(304);
          expect(again.headers).toMatchObject({ 'cache-control': cache, vary: 'Accept-Encoding' });
        }
        // Caddy has one tag for a file and what it compresses itself.
        expect(tags[1]).not.toBe(encodings[0] === 'br' ? tags[0] : '');
      }
    });

    it('sends a Page Not Found whole, whatever the browser has kept of it', async () => {
      const { headers } = await ask('/404.html');
      for (const condition of [
        { 'If-None-Match': headers.etag ?? '' },
        { 'If-Modified-Since': headers['last-modified'] ?? '' },
        { Range: 'bytes=0-9' },
      ]) {
        const answer = await ask('/nope', condition);
        expect(answer.status).toBe(404);
        expect(isFile(answer, '404.html')).toBe(true);
      }
    });
  });
