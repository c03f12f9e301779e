import { expect, test } from 'vitest';
import type { PageWords } from '../../model/words';
import { en } from '../../model/words/en';
import { zh } from '../../model/words/zh';
import { renderInSite, wordsOf } from '../testing/renderInSite';
import { NotFoundPage } from './NotFoundPage';
import { StandalonePage } from './StandalonePage';

test('RT-02: Page Not Found says what happened and whom to tell, in the language of the page', () => {
  const page = (words: PageWords) => ({ kind: 'notFound', words: words.notFound, links: [] }) as const;
  expect(renderInSite(<NotFoundPage page={page(en.pages)} />)).toMatch(
    /<h1>Page Not Found<\/h1><p>We could not find what you were looking for.<\/p><p>[^<]*tell whoever runs that site[^<]*<\/p>/,
  );
  expect(renderInSite(<NotFoundPage page={page(zh.pages)} />, 'zh')).toContain('<h1>找不到页面</h1>');
});

test('DOC-10: Page Not Found offers where to go instead', () => {
  const html = renderInSite(
    <NotFoundPage
      page={{
        kind: 'notFound',
        words: en.pages.notFound,
        links: [{ label: 'Intro', href: '/docs/intro' }],
      }}
    />,
  );
  expect(html).toMatch(/<a[^>]* href="\/docs\/intro">Intro/);
});

test('LAY-10: a page with a place has its title and its first paragraph in the sky there, and the rest below', () => {
  const tree = [
    ['p', {}, 'Lead'],
    ['p', {}, 'Rest'],
  ] as const;
  const html = renderInSite(
    <StandalonePage
      page={{
        kind: 'page',
        article: { heading: ['Yard'], tree, toc: [] },
        place: { cast: { src: '/fox.png', width: 24, height: 20, alt: 'A fox' } },
      }}
    />,
  );
  expect(html).toMatch(/<h1>Yard<\/h1><p>Lead<\/p><\/div><img[^>]* alt="A fox"/);
  expect(html.match(/Yard|Lead|Rest/g)).toEqual(['Yard', 'Lead', 'Rest']);
});

test('RT-07: a standalone page has its text and its contents', () => {
  const toc = [{ id: 'a', depth: 2, content: ['Part'], children: [] }];
  const tree = [['h2', { id: 'a' }, 'Part']] as const;
  const html = renderInSite(
    <StandalonePage page={{ kind: 'page', article: { heading: ['Terms'], tree, toc } }} />,
  );
  expect(html).toContain('<h1>Terms</h1>');
  expect(html).toMatch(/<nav[^>]* aria-label="Table of contents">.*href="#a"/);
  expect(
    wordsOf(
      renderInSite(
        <StandalonePage page={{ kind: 'page', article: { heading: ['Terms'], tree, toc: [] } }} />,
      ),
    ),
  ).toBe('TermsPart');
});
