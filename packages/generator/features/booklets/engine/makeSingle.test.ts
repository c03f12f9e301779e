import { expect, test } from 'vitest';
import { linkTexts } from '../../../testing/linkTexts';
import { makeSingle } from './makeSingle';

test('PRT-02: a picture with several widths stands in the page in the one that is named first', async () => {
  const { site } = await linkTexts('docSets: [{ id: docs }]\n', { 'en/docs/a.md': 'A' });
  const written = { read: (path: string) => (path === 'a-2.webp' ? Buffer.from('large') : undefined) };
  const html =
    '<a href="/a.png"><img src="/a-2.webp" srcSet="/a-1.webp 760w, /a-2.webp 1520w" sizes="760px" alt="A" loading="lazy"/></a>';
  expect(makeSingle(html, site, written)).toBe(
    `<a href="https://example.com/a.png"><img src="data:image/webp;base64,${btoa('large')}" sizes="760px" alt="A"/></a>`,
  );
});
