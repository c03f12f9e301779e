import type { Words } from 'generator/model/words';
import { dictionaries } from 'generator/model/words/dictionaries';
import { en } from 'generator/model/words/en';
import { beforeAll, describe, expect, test } from 'vitest';
import { arabic } from '../support/arabic';
import { openFixture } from '../support/buildSites';
import type { BuiltSite } from '../support/builtSite';

let site: BuiltSite;
beforeAll(async () => {
  site = await openFixture('languages');
}, 240_000);

const other = Object.entries<Words>({ zh: dictionaries['zh'] ?? en, ar: arabic });

/** Every text of a dictionary, marks as gaps: the pieces between them. */
function pieces(words: unknown): string[] {
  if (typeof words === 'string') return words.split(/\{\w+\}/).map((piece) => piece.trim());
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(pieces) : [];
}

/** The words of a page: its texts and names, without scripts, styles and what is in another language. */
function said(html: string): string {
  return html
    .replace(/<(script|style|code|pre)\b.*?<\/\1>/gs, ' ')
    .replace(/<(\w+)[^>]* lang="en-US"[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<img[^>]* lang="en-US"[^>]*>/g, ' ');
}

describe('a third language is a dictionary, a settings entry and content', () => {
  test('SEO-06: each page has the direction of its language', () => {
    for (const [path, lang, dir] of [
      ['docs/intro.html', 'en-US', 'ltr'],
      ['zh/docs/intro.html', 'zh-CN', 'ltr'],
      ['ar/docs/intro.html', 'ar-EG', 'rtl'],
    ] as const)
      expect(site.text(path)).toContain(`<html lang="${lang}" dir="${dir}"`);
  });

  test.each(other)('I18N-03: a page in %s has the words of its dictionary', (locale, words) => {
    const intro = site.text(`${locale}/docs/intro.html`);
    const { page, pages, deferred, build } = words;
    for (const text of [
      page.skipToContent,
      page.toc.label,
      page.admonition.tip,
      page.code.copy,
      page.footnotes.heading,
      deferred.exhibits.compare.before,
      page.opensInNewTab,
      page.announcement.close,
      build.download.colors.two ?? build.download.colors.other.replace('{count}', '2'),
    ])
      expect(intro).toContain(text);
    expect(site.text(`${locale}/404.html`)).toContain(pages.notFound.title);
    expect(site.text(`${locale}/blog.html`)).toContain(pages.blog.readMore);
    expect(site.text(`offline/message.${locale}.htm`)).toContain(build.notStored.title);
    expect(site.text(`${locale}/llms.txt`)).toContain(`## ${build.markdownFiles.otherPages}`);
  });

  test.each(other)('I18N-03: no page in %s has an English word of the interface', (locale) => {
    const pages = site.files.filter((file) => file.startsWith(`${locale}/`) && file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    // Shorter ones stand inside names and code.
    const english = [...new Set(pieces(en).filter((piece) => piece.length > 3 && /^[A-Z]/.test(piece)))];
    expect(english.length).toBeGreaterThan(150);
    for (const file of [...pages, `offline/message.${locale}.htm`]) {
      const text = said(site.text(file));
      const found = english.filter((piece) => text.includes(`>${piece}`) || text.includes(`"${piece}"`));
      expect(found, file).toEqual([]);
    }
  });

  test('I18N-03: the deferred words are a file for each language, and no script has them', () => {
    const layout = site.files.find((file) => /^assets\/layout-ar-\w+\.json$/.test(file)) ?? '';
    const { locales } = JSON.parse(site.text(layout));
    const words = Object.fromEntries(
      locales.map((locale: { code: string; words: string }) => [
        locale.code,
        JSON.parse(site.text(locale.words.slice(1))),
      ]),
    );
    expect(words).toEqual({ en: en.deferred, zh: dictionaries['zh']?.deferred, ar: arabic.deferred });
    for (const file of site.files.filter((file) => file.endsWith('.js')))
      expect(site.text(file), file).not.toContain(en.deferred.search.placeholder);
    // What is stored for reading offline has them too.
    expect(site.text('offline/docs.ar.json')).toContain(locales[2].words);
  });

  test('the search of a language knows the words of all others for a term', () => {
    const synonyms = (locale: string) => JSON.parse(site.text(`search-index/${locale}.json`)).synonyms;
    expect(synonyms('en')).toEqual([[['layer'], ['图层', 'طبقة', 'شريحة']]]);
    expect(synonyms('ar')).toEqual([
      [
        ['طبقة', 'شريحة'],
        ['layer', '图层'],
      ],
    ]);
    expect(site.text('ar/words.html')).toContain('ورقة فوق غيرها.');
  });

  test('a picture without words in the language is described in the default one, and says so', () => {
    const page = site.text('ar/docs/intro.html');
    expect(page).toMatch(/<img [^>]*alt="A square" lang="en-US" dir="ltr"/);
    expect(page).toMatch(/<img [^>]*alt="ضوء يومض" (?!lang)/);
    expect(site.text('zh/docs/intro.html')).not.toContain('A square');
    expect(site.run.stderr).toContain(
      'Pictures without words in "ar" are described in "en": square.\n    Write "alt-ar: …" in their files in art/.',
    );
    expect(site.run.stderr.match(/Pictures without words/g)).toHaveLength(1);
  });

  test('I18N-02: a text that stands in for its translation has its language and direction', () => {
    expect(site.text('ar/docs/only.html')).toMatch(/<div [^>]*lang="en-US" dir="ltr"><h1>Only in English/);
  });
});
