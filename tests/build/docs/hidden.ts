import { describe, expect, test } from 'vitest';
import type { BuiltSite } from '../../support/builtSite';
import { filesNaming } from '../../support/filesNaming';
import { metas, one, textOf } from '../../support/html';

export function hiddenTests(site: () => BuiltSite): void {
  describe('drafts and unlisted docs', () => {
    test('VIS-01: nothing of a draft is in the output but its id among those of drafts', () => {
      expect(filesNaming(site(), /quokka|短尾袋鼠/i)).toEqual([]);
    });

    test.each([
      'docs/basics/between',
      'docs/lonely/wombat',
      'docs/shut/wombat',
      'docs/quiet',
      'docs/next/hush',
      'docs/counted/partly/unseen',
      'zh/docs/basics/between',
    ])('VIS-03, ERR-04: the unlisted %s is built with a banner, and search engines stay away', (path) => {
      const page = site().html(`${path}.html`);
      expect(metas(page, 'robots')).toEqual(['noindex, nofollow']);
      expect(site().page(`${path}.json`, 'doc').notices).toEqual([{ kind: 'unlisted' }]);
      expect(textOf(one(page, 'main'))).toMatch(/^(This page is unlisted|本页未公开列出)/);
    });

    test('VIS-03: where nothing is unlisted there is neither banner nor robots tag', () => {
      expect(metas(site().html('docs/basics/first.html'), 'robots')).toEqual([]);
      expect(site().page('docs/basics/first.json', 'doc').notices).toBeUndefined();
    });
  });
}
