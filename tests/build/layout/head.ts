import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { metas, one } from '../../support/html';
import { isRedirect } from '../../support/links';

export function headTests(site: () => BuiltSite): void {
  const pages = () => site().files.filter((file) => file.endsWith('.html') && !isRedirect(site(), file));
  /** The address of a page by its file. */
  const addressOf = (file: string) => `/x/${file.replace(/index\.html$/, '')}`;

  describe('the head', () => {
    test('SEO-03: canonical and address for sharing are the page’s own', () => {
      for (const file of pages().filter((name) => !name.endsWith('404.html'))) {
        const own = `https://layout.example${addressOf(file)}`;
        expect(one(site().html(file), 'link', { rel: 'canonical' }).attributes['href'], file).toBe(own);
        expect(metas(site().html(file), 'og:url'), file).toEqual([own]);
      }
    });

    test('SEO-05: the picture for sharing is the page’s own, else that of the site', () => {
      const picture = (file: string) => {
        const [image] = metas(site().html(file), 'og:image');
        expect(metas(site().html(file), 'twitter:image'), file).toEqual([image]);
        expect(metas(site().html(file), 'twitter:card'), file).toEqual(['summary_large_image']);
        const path = image?.replace('https://layout.example/x/', '') ?? '';
        expect(site().files, file).toContain(path);
        return path;
      };
      expect(picture('docs/listed/index.html')).toBe('card.png');
      expect(picture('about/index.html')).toBe('about.png');
      expect(picture('docs/intro/index.html')).toMatch(/^assets\/files\/own-[\da-f]{8}\.png$/);
      expect(picture('ar/docs/intro/index.html')).toBe(picture('docs/intro/index.html'));
    });
  });
}
