import { proseOfMarkdown, proseOfYaml } from 'generator/markdown/proseOf';
import { expect, test } from 'vitest';
import { checkPhrases } from './checkPhrases';

const found = (text: string, language: 'en' | 'zh') =>
  proseOfMarkdown(text)
    .flatMap((passage) => checkPhrases(passage, language))
    .map(({ at, message }) => `${at}: ${message}`);

test('the agreed phrases have no faults', () => {
  expect(found('Export it.\n\n## No sound {#what-goes-wrong}\n\nReport it.', 'en')).toEqual([]);
  expect(found('iOS版和DA版都有。按真实大小看一张精灵图，加入愿望单。', 'zh')).toEqual([]);
});

test.each([
  ['The menu is not documented here yet.', '12: "not documented".'],
  ['Its place is not confirmed yet.', '13: "not confirmed".'],
  ['Not yet confirmed for Android.', '0: "Not yet confirmed".'],
  ['No details are documented yet.', '15: "documented yet".'],
  ['Not yet listed here.', '0: "Not yet listed here".'],
  ['Three fingers are reported to redo.', '14: "are reported to".'],
  ['Users report a fault.', '0: "Users report".'],
  ['## What goes wrong', '3: "What goes wrong".'],
  ['It stops once per round.', '9: "once per round".'],
  ['One round lasts 2 seconds.', '0: "One round".'],
])('%s', (text, fault) => {
  expect(found(text, 'en')).toEqual([fault]);
});

test.each([
  ['两个版本系列', '2: "版本系列".'],
  ['按钮还没有收录', '2: "还没有收录".'],
  ['按钮尚待确认', '2: "尚待确认".'],
  ['DA版尚未确认', '3: "尚未确认".'],
  ['但不清楚从哪个版本开始', '1: "不清楚从".'],
  ['据研究过格式的人介绍，有三种', '0: "据研究过格式的人介绍".'],
  ['这个愿望', '2: "愿望".'],
  ['点按按钮', '0: "点按".'],
  ['看原始大小', '1: "原始大小".'],
  ['改后缀', '1: "后缀".'],
  ['一个精灵图', '0: "一个精灵图".'],
])('%s', (text, fault) => {
  expect(found(text, 'zh')).toEqual([fault]);
});

test('open questions and the words of the search are free', () => {
  expect(found('---\nkeywords: [后缀]\n---\n\n:::open\n哪些后缀？\n:::\n', 'zh')).toEqual([]);
  const passages = proseOfYaml('- zh: 扩展名\n  also_zh: [后缀]\n', new Set(['zh', 'also_zh']));
  expect(passages.flatMap((passage) => checkPhrases(passage, 'zh'))).toEqual([]);
});
