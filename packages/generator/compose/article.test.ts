import { describe, expect, test } from 'vitest';
import { composeTexts } from '../testing/composeTexts';
import { composeArticle, composeEditRow, composeHeading, composeTextFacts } from './article';

const twoLanguages = {
  locales: {
    default: 'en',
    list: {
      en: { label: 'English', htmlLang: 'en-US' },
      ar: { label: 'العربية', htmlLang: 'ar', direction: 'rtl' },
    },
  },
};

/** The context of a site with the doc `/docs/a` of this text, and that doc. */
async function findDoc(text: string, locale = 'en', more: Readonly<Record<string, string>> = {}) {
  const context = await composeTexts({ 'en/docs/a.md': text, ...more }, locale, twoLanguages);
  const page = context.site.pages.get('/docs/a');
  if (page?.kind !== 'doc') throw new Error('The page is missing');
  return { context, page };
}

describe('the article of a text', () => {
  const body = '\n## Two\n\n### Three\n\n#### Four\n';
  const articleOf = async (text: string, locale?: string, more?: Readonly<Record<string, string>>) => {
    const { context, page } = await findDoc(text, locale, more);
    return composeArticle(context, page.files, 'A');
  };

  test('DOC-02: shows the title unless the text has a heading of its own or wants none', async () => {
    expect((await articleOf('---\ntitle: A\n---\n')).heading).toEqual(['A']);
    expect((await articleOf('---\ntitle: A\nhideTitle: true\n---\n')).heading).toBeUndefined();
    expect((await articleOf('---\ntitle: A\n---\n\n# Other\n')).heading).toBeUndefined();
  });

  test('TOC-01: lists the headings of the levels that the text asks for, or none', async () => {
    const tocOf = async (toc: string) => {
      const { toc: found } = await articleOf(`---\ntitle: A\n${toc}---\n${body}`);
      const list = (entries: typeof found): string[] =>
        entries.flatMap(({ id, children }) => [id, ...list(children)]);
      return list(found);
    };
    expect(await tocOf('')).toEqual(['two', 'three']);
    expect(await tocOf('toc: { min: 3, max: 4 }\n')).toEqual(['three', 'four']);
    expect(await tocOf('toc: false\n')).toEqual([]);
  });

  test('TOC-01: a single heading is no list', async () => {
    const heads = async (body: string) => (await articleOf(`---\ntitle: A\n---\n${body}`)).toc.length;
    expect(await heads('\n## One\n')).toBe(0);
    expect(await heads('\n## One\n\n### Below\n')).toBe(1);
    expect(await heads('\n## One\n\n## Two\n')).toBe(2);
  });

  test('TOC-01: what the original asks for holds for its translations', async () => {
    const { toc } = await articleOf('---\ntitle: A\ntoc: false\n---\n', 'ar', { 'ar/docs/a.md': body });
    expect(toc).toEqual([]);
  });

  test('I18N-02: says in which language it is where that is not the language of the page', async () => {
    const own = await articleOf('---\ntitle: A\n---\n');
    expect('lang' in own || 'dir' in own).toBe(false);
    expect(await articleOf('---\ntitle: A\n---\n', 'ar')).toMatchObject({ lang: 'en-US', dir: 'ltr' });
  });
});

describe('a heading', () => {
  const headingOf = async (title: string) => composeHeading((await findDoc('')).context, title);

  test('in Latin letters is plain text', async () => {
    expect(await headingOf('A new brush')).toEqual(['A new brush']);
  });

  test('is marked where it is long, so that it is smaller on phones', async () => {
    const title = 'How do I draw with a brush that is new to me?';
    expect(await headingOf(title)).toEqual([['span', null, title]]);
  });

  test('in Chinese says where its lines may break', async () => {
    expect(await headingOf('改变大小，再画')).toEqual([
      '改变',
      ['wbr', null],
      '大小，',
      ['wbr', null],
      '再画',
    ]);
  });

  test('keeps the space that a browser leaves between Chinese and Latin, and nowhere else', async () => {
    expect(await headingOf('导出GIF动画')).toEqual([
      ['span', null, '导出'],
      ['wbr', null],
      ['span', null, 'GIF'],
      ['wbr', null],
      '动画',
    ]);
    expect(await headingOf('画布，Canvas')).toEqual(['画布，', ['wbr', null], 'Canvas']);
  });
});

describe('banners and facts of a text', () => {
  test('VIS-02: a draft says so', async () => {
    const { context, page } = await findDoc('');
    expect(composeTextFacts(context, { ...page, draft: true }, false).notices).toEqual([{ kind: 'draft' }]);
  });

  test('I18N-07: a translation that is behind says how far, and leads to what it lacks and to its original', async () => {
    const { context, page } = await findDoc('', 'ar', { 'ar/docs/a.md': '' });
    const changes = [{ kind: 'added' as const, original: 'More.' }];
    const translationChanges = new Map([['content/ar/docs/a.md', { passages: 7, changes }]]);
    expect(composeTextFacts({ ...context, translationChanges }, page, false).notices).toEqual([
      {
        kind: 'outdated',
        delay: expect.stringContaining('(7 passages) has changed in'),
        changes: '/ar/changes/docs/a',
        original: '/docs/a',
      },
    ]);
  });

  test('SEO-05: its picture for sharing has a whole address', async () => {
    const { context, page } = await findDoc('');
    const references = () => ({ ...context.references(page.files.original), shareImage: '/assets/a.png' });
    expect(composeTextFacts({ ...context, references }, page, false).image).toBe(
      'https://example.com/assets/a.png',
    );
  });

  test('keywords of a translation take the place of those of the original, where that has some', async () => {
    const keyed = (words: string) => `---\ntitle: A\n${words}---\n`;
    const keywordsOf = async (original: string, translation: string) => {
      const { context, page } = await findDoc(keyed(original), 'ar', { 'ar/docs/a.md': keyed(translation) });
      return composeTextFacts(context, page, false).keywords;
    };
    expect(await keywordsOf('keywords: [a]\n', 'keywords: [b]\n')).toEqual(['b']);
    expect(await keywordsOf('keywords: [a]\n', '')).toEqual(['a']);
    expect(await keywordsOf('', 'keywords: [b]\n')).toBeUndefined();
  });
});

describe('DOC-06, DOC-07: the edit link', () => {
  const linkOf = async (
    text: string,
    settings: Parameters<typeof composeEditRow>[2],
    more: Readonly<Record<string, string>> = {},
  ) => {
    const { context, page } = await findDoc(text, 'ar', more);
    return composeEditRow(context, page.files, settings).editUrl;
  };
  const editBase = 'https://example.com/edit';
  const translated = { 'ar/docs/a.md': '---\ntitle: أ\n---\n' };

  test('leads to the original, or to the translation where the settings say so', async () => {
    expect(await linkOf('', { editBase }, translated)).toBe(`${editBase}/content/en/docs/a.md`);
    expect(await linkOf('', { editBase, editLocalized: true }, translated)).toBe(
      `${editBase}/content/ar/docs/a.md`,
    );
    expect(await linkOf('', { editBase, editLocalized: true })).toBe(`${editBase}/content/en/docs/a.md`);
  });

  test('is what the text says, or none where the text wants none', async () => {
    expect(await linkOf('---\ntitle: A\neditUrl: https://a.example\n---\n', { editBase })).toBe(
      'https://a.example',
    );
    expect(await linkOf('---\ntitle: A\neditUrl: null\n---\n', { editBase })).toBeUndefined();
  });

  test('a text that names its last update is believed', async () => {
    const text = '---\ntitle: A\nlastUpdate: { author: Ana, date: 2024-05-06 }\n---\n';
    const { context, page } = await findDoc(text);
    const { lastUpdate } = composeEditRow(context, page.files, {});
    expect(lastUpdate).toMatchObject({ author: 'Ana', day: { iso: '2024-05-06T00:00:00.000Z' } });
  });
});
