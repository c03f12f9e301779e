import { proseOfMarkdown } from 'generator/markdown/proseOf';
import { expect, test } from 'vitest';
import { checkChinese } from './checkChinese';

const found = (text: string) =>
  proseOfMarkdown(text)
    .flatMap(checkChinese)
    .map(({ at, message }) => `${text.slice(0, at).length}: ${message}`);

test('good Chinese has no faults', () => {
  const text = [
    '画布是32×32的网格——很小，但够用……按:kbd[Ctrl+Z]撤销（见[导出](export.md)）。',
    '“先画剪影”，:edition[iOS] 从r24起。比例是16:9，时间是12:30。用`a, b`和GIF (Graphics) 文件。',
  ].join('\n');
  expect(found(text)).toEqual([]);
});

test.each([
  ['画布,图层', '2: Half-width "," after Chinese.'],
  ['画布.', '2: Half-width "." after Chinese.'],
  ['画布(图层）', '2: Half-width "(" beside Chinese.'],
  ['在 iPad上', '1: A typed space beside Chinese.'],
  ['在iPad 上', '5: A typed space beside Chinese.'],
  ['`a` 的值', '3: A typed space beside Chinese.'],
  ['请您看', '1: "您".'],
  ['按"确定"', '1: Quotation mark ".'],
  ['等等...', '2: "..." for an ellipsis.'],
  ['图层--帧', '2: "--" for a dash.'],
  ['好。。', '1: "。。" for an ellipsis.'],
  ['占28 %', '3: A space before %.'],
  ['１６像素', '0: Full-width "１６".'],
])('%s', (text, fault) => {
  expect(found(text)).toContain(fault);
});

test('front matter is checked, code, addresses and keys are not', () => {
  expect(found('---\ntitle: 画布,图层\nslug: 画,布\n---\n\n`画,布` [图](画,布.md)')).toEqual([
    '13: Half-width "," after Chinese.',
  ]);
});
