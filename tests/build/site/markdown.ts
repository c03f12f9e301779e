import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { BuiltSite } from '../../support/builtSite';
import { all, metas, one, textOf } from '../../support/html';
import { answers, isRedirect } from '../../support/links';
import { filesOfKinds } from '../../support/pageFiles';

const origin = 'https://resprite.fengeon.com';

export function markdownTests(site: () => BuiltSite): void {
  const pages = () =>
    site().files.filter(
      (file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file) && !isRedirect(site(), file),
    );
  const markdownOf = (page: string) => page.replace(/html$/, 'md');
  const texts = () => filesOfKinds(site(), 'doc', 'post', 'page');
  const body = (file: string) =>
    site()
      .text(file)
      .replace(/^---\n[\s\S]*?\n---\n/, '');
  /** Text without code blocks, whose lines may look like anything. */
  const prose = (file: string) => body(file).replace(/^( *)(`{3,})[\s\S]*?^ *\2$/gm, '');

  describe('Markdown files', () => {
    test('every page has one that says what it is, and nothing else has', () => {
      const found = site().files.filter((file) => file.endsWith('.md'));
      expect(found.sort()).toEqual(pages().map(markdownOf).sort());
      for (const page of pages()) {
        const html = site().html(page);
        const facts = parse(/^---\n([\s\S]*?)\n---\n/.exec(site().text(markdownOf(page)))?.[1] ?? '');
        expect(facts, page).toMatchObject({
          description: metas(html, 'description')[0],
          url: metas(html, 'og:url')[0],
          language: html.attributes['lang'],
        });
        expect(prose(markdownOf(page)).trim().split('\n')[0], page).toMatch(/^# \S/);
      }
    });

    test('a text has the headings of its page, in their order', () => {
      expect(texts().length).toBeGreaterThan(220);
      for (const page of texts()) {
        const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
        const shown = all(one(site().html(page), 'main'), '*')
          .filter(({ tag, attributes }) => /^h[1-6]$/.test(tag) && attributes['aria-hidden'] === undefined)
          .map((heading) => bare(textOf(heading)));
        const written = [...prose(markdownOf(page)).matchAll(/^#{1,6} (.*)$/gm)].map(([, text]) =>
          bare((text ?? '').replace(/\]\([^)]*\)/g, ']')),
        );
        expect(written.length, page).toBeGreaterThan(0);
        for (const heading of written) expect(shown, page).toContain(heading);
      }
    });

    test('links are whole addresses, and those of the site lead to pages and files', () => {
      const files = new Set(site().files);
      for (const page of pages()) {
        const links = [...prose(markdownOf(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '');
        expect(
          links.filter((to) => !/^(https?:|mailto:)/.test(to)),
          page,
        ).toEqual([]);
        const own = links.filter((to) => to.startsWith(`${origin}/`)).map((to) => new URL(to).pathname);
        expect(
          own.filter((path) => !answers(files, path)),
          page,
        ).toEqual([]);
      }
    });

    test('no word of our own dialect is left', () => {
      const strays = texts().filter(
        (page) =>
          !page.includes('markdown-page') && /^:{3}|\{#|:(kbd|menu|edition)\[/m.test(prose(markdownOf(page))),
      );
      expect(strays).toEqual([]);
    });
  });

  describe('lists for language models', () => {
    test.each(['', 'zh/'])('/%sllms.txt names each text once, with its Markdown', (prefix) => {
      const list = site().text(`${prefix}llms.txt`);
      expect(list).toMatch(/^# Resprite\n\n> \S/);
      const linked = [...list.matchAll(/^- \[.+\]\((\S+)\): \S/gm)].map(([, to]) => to);
      const own = texts().filter((page) => page.startsWith('zh/') === (prefix === 'zh/'));
      expect([...linked].sort()).toEqual(own.map((page) => `${origin}/${markdownOf(page)}`).sort());
      expect(linked[0]).toBe(`${origin}/${prefix}docs/intro.md`);
    });

    test.each(['', 'zh/'])('/%sllms-full.txt has them all in the same order', (prefix) => {
      const whole = site().text(`${prefix}llms-full.txt`);
      const linked = [
        ...site()
          .text(`${prefix}llms.txt`)
          .matchAll(/\]\((\S+\.md)\)/g),
      ].map(([, to]) => to);
      const places = linked.map((to) => whole.indexOf(`url: ${to?.replace(/\.md$/, '')}\n`));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      for (const to of linked)
        expect(whole, to).toContain(
          site()
            .text((to ?? '').slice(origin.length + 1))
            .trim(),
        );
    });
  });
}
