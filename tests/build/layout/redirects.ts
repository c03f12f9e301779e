import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { all, one, textOf } from '../../support/html';

export function redirectTests(site: () => BuiltSite): void {
  const refresh = (path: string) =>
    one(site().html(path), 'meta', { 'http-equiv': 'refresh' }).attributes['content'];
  const canonical = (path: string) => one(site().html(path), 'link', { rel: 'canonical' }).attributes['href'];
  const script = (path: string) => textOf(one(site().html(path), 'script'));

  describe('redirects', () => {
    test('RT-05: a redirect is a page that goes on at once, with and without scripts', () => {
      expect(refresh('old/index.html')).toBe('0; url=/x/docs/intro/');
      expect(canonical('old/index.html')).toBe('https://layout.example/x/docs/intro/');
      expect(script('old/index.html')).toBe(
        'location.replace("/x/docs/intro/"+location.search+location.hash)',
      );
      const [link] = all(site().html('old/index.html'), 'a');
      expect(link?.attributes['href']).toBe('/x/docs/intro/');
    });

    test('RT-05: the same in the other language, to its pages', () => {
      expect(refresh('ar/journal/index.html')).toBe('0; url=/x/ar/blog/');
      expect(site().html('ar/journal/index.html').attributes['lang']).toBe('ar-EG');
    });

    test('RT-05: a hash is carried along unless the target has its own', () => {
      expect(refresh('older/still/index.html')).toBe('0; url=/x/docs/intro/#start');
      expect(script('older/still/index.html')).toBe(
        'location.replace("/x/docs/intro/"+location.search+"#start")',
      );
      expect(canonical('older/still/index.html')).toBe('https://layout.example/x/docs/intro/');
    });

    test('RT-05: a document tells the running site where to go', () => {
      expect(site().page('ar/old.json', 'redirect').to).toBe('/x/ar/docs/intro/');
      expect(site().page('older/still.json', 'redirect').to).toBe('/x/docs/intro/#start');
    });
  });
}
