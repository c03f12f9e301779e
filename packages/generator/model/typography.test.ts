import { expect, test } from 'vitest';
import { splitPhrases, withApostrophes, withTiedUnits } from './typography';

const cut = (title: string, known: readonly string[] = []) => splitPhrases(title, known).join('|');

test('words stay whole, also those that the dictionary leaves in single characters', () => {
  expect(cut('桌面与Firefox的延时录像：画一段值得看完的过程')).toBe(
    '桌面与|Firefox的|延时录像：|画一段|值得|看完的|过程',
  );
});

test('particles stay with the word before them, and signs with theirs', () => {
  expect(cut('怎样移动选中的（内容）？')).toBe('怎样|移动选中的|（内容）？');
  expect(cut('在Firefox上离开后，应用为什么会重新启动？')).toBe(
    '在Firefox上|离开后，|应用|为什么会|重新|启动？',
  );
});

test('a number stays with what it counts, and a line may begin after what joins two words', () => {
  expect(cut('16像素和32像素的脸', ['像素'])).toBe('16像素和|32像素的|脸');
  expect(cut('母版与工作副本')).toBe('母版与|工作|副本');
});

test('where a verb leads stays with it', () => {
  expect(cut('手掌总会画上去')).toBe('手掌|总会画上去');
  expect(cut('铅笔为什么画不上？')).toBe('铅笔|为什么画不上？');
});

test('a known word is neither divided nor added to', () => {
  expect(cut('支持图块集和图块地图吗？')).toBe('支持图块集和图块|地图吗？');
  expect(cut('支持图块集和图块地图吗？', ['图块', '图块地图', '图块集', 'alpha'])).toBe(
    '支持|图块集和|图块地图吗？',
  );
  expect(cut('怎样让某一帧停久一点', ['帧'])).toBe(cut('怎样让某一帧停久一点'));
});

test('versions, words with hyphens and what a no-break space joins are one', () => {
  expect(cut('Draw pixel\u00a0art well')).toBe('Draw |pixel\u00a0art |well');
  expect(cut('Pixels DA 1.27.0更新日志')).toBe('Pixels |DA |1.27.0|更新|日志');
  expect(cut('sub-pixel motion')).toBe('sub-pixel |motion');
});

test('nothing is lost or added', () => {
  for (const title of ['', '（', '“抖动”：Bayer 矩阵，8×8（'])
    expect(splitPhrases(title, ['抖动']).join('')).toBe(title);
});

test('apostrophes are those of print', () => {
  expect(withApostrophes("one layer's, artists' and the 1990s'; don't")).toBe(
    'one layer’s, artists’ and the 1990s’; don’t',
  );
});

test('a mark that may open a quotation stays', () => {
  expect(withApostrophes("called 'a'")).toBe("called 'a’");
});

test('a number stays with its unit', () => {
  expect(withTiedUnits('4 MiB, 40 ms and 5 pixels')).toBe('4\u00a0MiB, 40\u00a0ms and 5 pixels');
});
