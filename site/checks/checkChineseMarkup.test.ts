import { expect, test } from 'vitest';
import { checkChineseMarkup } from './checkChineseMarkup';

const found = (text: string) => checkChineseMarkup(text).map(({ at, message }) => `${at}: ${message}`);

test('leads with a full stop, bold words in a sentence and marked paths have no faults', () => {
  const text = [
    '**画不上去。**先看图层。',
    '1. **在哪里买？**在商店里买。',
    '下面几种情况，请**分成几张**：',
    '**App Store和Google Play**安装的是最新版本。',
    '打开:menu[Menu > Edit > Insert Text]（英文界面）。',
    '打开:menu[设置 > 通用 > iPhone储存空间]，轻点:menu[+]或:menu[App]。',
  ].join('\n\n');
  expect(found(text)).toEqual([]);
});

test.each([
  ['- **从网上：**打开页面。', '2: "：" with a lead in bold.'],
  ['**游戏**：1倍的精灵表。', '0: "：" with a lead in bold.'],
  ['**游戏**。1倍的精灵表。', '0: "。" with a lead in bold.'],
  ['打开:menu[Menu > Edit]。', '2: The path "Menu > Edit" is English.'],
  ['| 打开:menu[Menu > Edit] | 英文界面 |\n| --- | --- |\n', '4: The path "Menu > Edit" is English.'],
])('%s', (text, fault) => {
  expect(found(text)).toEqual([fault]);
});
