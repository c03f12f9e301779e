import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { directoryPath } from 'generator/features/search/shared/searchIndex';
import type { PageBody } from 'generator/model/document';
import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, type HtmlElement } from '../../support/html';
import { filesOfKinds, pageFiles } from '../../support/pageFiles';
import { readQuestions } from '../../support/questions';
import { openSearch } from '../../support/searchOutput';

/**
 * The budgets of the architecture that are sizes, in bytes as they travel: brotli. Times are no tests:
 * `npm run bench` measures them.
 */
export function budgetTests(site: () => BuiltSite): void {
  /** Of a file, or of its compressed form where the build wrote one. */
  const sentBytes = (path: string) => {
    const file = join(site().out, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  /** The file for which the most is counted, and its count. */
  const most = (files: readonly string[], count: (file: string) => number) =>
    files.map((file) => ({ file, bytes: count(file) })).reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const largest = (...kinds: readonly PageBody['kind'][]) =>
    most(filesOfKinds(site(), ...kinds), sentBytes).file;
  const samples = () => [largest('doc'), largest('home'), largest('page'), largest('post'), '404.html'];
  const pictureBytes = (file: string, partOf = (html: string) => html) =>
    [...pictures(partOf(site().text(file)))].reduce(
      (sum, address) => sum + sentBytes(decodeURI(address).slice(1)),
      0,
    );
  const withoutLazy = (html: string) => html.replace(/<img[^>]* loading="lazy"[^>]*>/g, '');

  describe('budgets', () => {
    test('the HTML of any page comes with the first flight of TCP', () => {
      const { file, bytes } = most(pageFiles(site()), sentBytes);
      expect(bytes, file).toBeLessThanOrEqual(14_600);
    });

    test('the search has its first result after 150 KB, whatever is asked', async () => {
      const code = site().files.filter((file) => /^assets\/search[^/]*\.(js|css)$/i.test(file));
      expect(code.length).toBeGreaterThan(1);
      const toResult = await Promise.all(
        readQuestions().map(async ({ locale, question }) => {
          const read = new Set([directoryPath(locale), ...code]);
          await openSearch(site(), locale, (path) => read.add(path)).ask(question);
          return { question, bytes: [...read].reduce((sum, path) => sum + sentBytes(path), 0) };
        }),
      );
      expect(toResult.filter(({ bytes }) => bytes > 150_000)).toEqual([]);
      expect(Math.min(...toResult.map(({ bytes }) => bytes))).toBeGreaterThan(15_000);
    });

    test('a page document has 8 KB', () => {
      const documents = pageFiles(site()).map((file) => file.replace(/html$/, 'json'));
      // Hosts compress them as they send, at least with gzip.
      const { file, bytes } = most(documents, (file) => gzipSync(site().text(file)).length);
      expect(bytes, file).toBeLessThanOrEqual(8000);
    });

    test('the CSS in a page has 8 KB', () => {
      const css = (file: string) => brotliBytes(all(site().html(file), 'style').map(rawText).join(''));
      for (const file of samples()) expect(css(file), file).toBeLessThanOrEqual(8000);
    });

    test('the scripts in a page have 1 KB', () => {
      const bytes = (file: string) =>
        all(site().html(file), 'script').filter(runs).map(rawText).map(brotliBytes);
      for (const file of samples())
        expect(
          bytes(file).reduce((sum, size) => sum + size, 0),
          file,
        ).toBeLessThanOrEqual(1000);
    });

    test('nothing but the page itself is needed for its first paint', () => {
      for (const file of pageFiles(site())) {
        const page = site().html(file);
        expect(
          all(page, 'link', { rel: 'stylesheet' }).map(({ attributes }) => attributes['media']),
          file,
        ).toEqual(['print, (forced-colors: active)']);
        expect(
          all(page, 'script').filter(({ attributes }) => 'src' in attributes),
          file,
        ).toEqual([]);
      }
    });

    test('the client, with all that it imports at once, has 81 KB', () => {
      const entries = site().files.filter((file) => /^assets\/client-[^/]*\.js$/.test(file));
      expect(entries).toHaveLength(1);
      const modules = new Set(entries);
      for (const module of modules)
        for (const [, name] of site()
          .text(module)
          .matchAll(/(?:\bfrom|\bimport) *["']\.\/([^"']+)["']/g))
          modules.add(`assets/${name}`);
      expect([...modules].reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThanOrEqual(81_000);
    });

    test('the pictures that a docs page asks for at once have 12 KB; those of its text come when they are near', () => {
      // Of the two pictures of a way a visitor asks for that of the colour mode; the light one has more bytes.
      const inLight = (html: string) => withoutLazy(html).replace(/--banner-dark:url\([^)]*\)/g, '');
      const { file, bytes } = most(filesOfKinds(site(), 'doc'), (path) => pictureBytes(path, inLight));
      expect(bytes, file).toBeLessThanOrEqual(12_000);
    });

    test('the home page has 32 KB before scripts, and 65 KB with the pictures that come when they are near', () => {
      // Of the landscape's four sheets a visitor asks for one.
      const ofOneHour = (html: string) => html.replace(/--(dawn|day|dusk)-sheet:url\([^)]*\)/g, '');
      for (const file of filesOfKinds(site(), 'home')) {
        const atOnce = pictureBytes(file, (html) => withoutLazy(ofOneHour(html)));
        expect(sentBytes(file) + atOnce, file).toBeLessThanOrEqual(32_000);
        expect(sentBytes(file) + pictureBytes(file, ofOneHour), file).toBeLessThanOrEqual(65_000);
      }
    });

    test('an exhibit has 6 KB of code of its own', () => {
      const exhibits = site().files.filter((file) => /^assets\/Live-[^/]*\.js$/.test(file));
      expect(exhibits.length).toBeGreaterThan(2);
      for (const file of exhibits) expect(sentBytes(file), file).toBeLessThanOrEqual(6000);
    });

    test('a tool has 15 KB of code of its own, an exercise 6, the kit of both 14 with its styles, and a worker with its parsers 20', () => {
      const named = (pattern: RegExp) => site().files.filter((file) => pattern.test(file));
      const [kit] = named(/^assets\/kit-[^/]*\.js$/);
      // With a single tool, the kit is in its file.
      const most = kit === undefined ? 27_000 : 15_000;
      const shared = named(/^assets\/kit-[^/]*\.(?:js|css)$/);
      expect(shared.reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThanOrEqual(14_000);
      const tools = named(/^assets\/Tool-[^/]*\.js$/);
      const exercises = named(/^assets\/Exercise-[^/]*\.js$/);
      const workers = named(/^assets\/\w+Worker-[^/]*\.js$/);
      expect(tools.length).toBeGreaterThan(0);
      // Each its own, and one that helps with a GIF.
      expect(workers).toHaveLength(tools.length + 1);
      for (const file of tools) expect(sentBytes(file), file).toBeLessThanOrEqual(most);
      expect(exercises.length).toBeGreaterThan(0);
      for (const file of exercises) expect(sentBytes(file), file).toBeLessThanOrEqual(6000);
      for (const file of workers) expect(sentBytes(file), file).toBeLessThanOrEqual(20_000);
    });

    test('pages without a tool carry and fetch no byte of one', () => {
      const ofTools = /^assets\/(kit-|Exercise-|Tool-|\w+Worker-|words-tools-)/;
      const words = site().files.filter((file) => /^assets\/words-tools-.*\.json$/.test(file));
      expect(words).toHaveLength(2);
      // The title of an exercise may be a heading of its page as well.
      const said = words.flatMap((file) => {
        const { exhibits }: { exhibits: Record<string, { title?: string; goal?: string }> } = JSON.parse(
          site().text(file),
        );
        return Object.values(exhibits).flatMap(({ title, goal }) => goal ?? title ?? []);
      });
      expect(said.length).toBeGreaterThan(3);
      const signs = new RegExp(['tool-(?:zone|stage|head)', ...said].join('|'));
      const shared = site().files.filter((file) => /^assets\/.*\.(js|css|json)$/.test(file));
      expect(shared.filter((file) => signs.test(site().text(file)) && !ofTools.test(file))).toEqual([]);
      // Its still comes with the pages that have it.
      for (const file of pageFiles(site())) {
        const html = site().text(file);
        const document = site().text(file.replace(/html$/, 'json'));
        for (const [, still = ''] of document.matchAll(/"sampleSrc":.*?\["p",\{"class":"([\w ]+)"/g))
          expect(html, file).toContain(`class="${still}"`);
        expect(signs.test(html), file).toBe(false);
      }
    });
  });
}

const brotliBytes = (text: string) => brotliCompressSync(text).length;
const rawText = ({ children }: HtmlElement) => children.join('');
/** Data in a page is none of its scripts. */
const runs = ({ attributes }: HtmlElement) => !/json/.test(attributes['type'] ?? '');

/** Addresses of the site's own pictures that a page shows. */
function pictures(html: string): ReadonlySet<string> {
  const found = [...html.matchAll(/<img[^>]* src="(\/[^"]*)"/g), ...html.matchAll(/url\("?(\/[^)"]*)/g)];
  return new Set(found.map(([, address = '']) => address));
}
