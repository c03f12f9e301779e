import { expect, test } from 'vitest';
import { extractStyleAttributes } from './styleAttributes';

test('style attributes become numbered rules, the same ones only once', () => {
  const { html, styles } = extractStyleAttributes(
    '<i style="--swatch:#abc"></i><b class="x" style="top:1px;left:2px"></b><i style="--swatch:#abc"></i>',
  );
  expect(html).toBe('<i data-style="0"></i><b class="x" data-style="1"></b><i data-style="0"></i>');
  expect(styles).toBe('[data-style="0"]{--swatch:#abc}[data-style="1"]{top:1px;left:2px}');
});

test('what is written about styles stays as it is', () => {
  const html = '<p title="a style=&quot;b&quot;"> style=&quot;c&quot;</p>';
  expect(extractStyleAttributes(html)).toEqual({ html, styles: '' });
});

test('a value is read as React wrote it, and ends neither its rule nor the element around it', () => {
  const { html, styles } = extractStyleAttributes('<i style="content:&quot;&lt;/style&gt;\\&quot;"></i>');
  expect(html).toBe('<i data-style="0"></i>');
  expect(styles).toBe('[data-style="0"]{content:"\\3c /style>\\"}');
});
