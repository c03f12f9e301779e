import { expect, test } from 'vitest';
import { extractStyleAttributes } from './styleAttributes';

test('style attributes become data and rules, the same ones only once', () => {
  const { html, styles } = extractStyleAttributes(
    '<i style="--swatch:#abc"></i><b class="x" style="top:1px;left:2px"></b><i style="--swatch:#abc"></i>',
  );
  expect(html).toBe(
    '<i data-style="--swatch:#abc"></i><b class="x" data-style="top:1px;left:2px"></b><i data-style="--swatch:#abc"></i>',
  );
  expect(styles).toBe(
    '[data-style="--swatch:#abc"]{--swatch:#abc}[data-style="top:1px;left:2px"]{top:1px;left:2px}',
  );
});

test('what is written about styles stays as it is', () => {
  const html = '<p title="a style=&quot;b&quot;"> style=&quot;c&quot;</p>';
  expect(extractStyleAttributes(html)).toEqual({ html, styles: '' });
});

test('a value is read as React wrote it, and ends neither its rule nor the element around it', () => {
  const { html, styles } = extractStyleAttributes('<i style="content:&quot;&lt;/style&gt;\\&quot;"></i>');
  expect(html).toBe('<i data-style="content:&quot;&lt;/style&gt;\\&quot;"></i>');
  expect(styles).toBe('[data-style="content:\\"\\3c /style>\\\\\\""]{content:"\\3c /style>\\"}');
});
