import { readFileSync } from 'node:fs';
import { formatProblems } from 'generator/model/problem';
import { twoLocales } from 'generator/testing/twoLocales';
import { expect, test } from 'vitest';
import { isKeyName } from '../shared/keys';
import { parseKeys } from './parseKeys';

function read(text: string) {
  const { value: keys, problems } = parseKeys({ file: 'content/keys.yaml', text }, twoLocales);
  return { keys, said: `\n${formatProblems(problems)}\n` };
}

test('an action has its keys and words in each language; what is not known is left out', () => {
  const { keys, said } = read(`actions:
  - { editions: [ios], en: Undo, zh: 撤销, why_en: often, source: '18' }
taken:
  - { by: windows, keys: [Mod+W], en: closes a tab, zh: 关闭标签页 }
`);
  expect(said.trim()).toBe('');
  expect(keys).toEqual({
    actions: [
      { editions: ['ios'], keys: [], words: { en: 'Undo', zh: '撤销' }, why: { en: 'often' }, without: {} },
    ],
    taken: [{ by: 'windows', keys: ['Mod+W'], words: { en: 'closes a tab', zh: '关闭标签页' }, advice: {} }],
  });
});

test('what is wrong with a key is told with its place, all at once', () => {
  const { keys, said } = read(`actions:
  - { editions: [], en: Undo, keys: [Mod+], source: '18' }
taken:
  - { by: linux, keys: [], en: closes, zh: 关闭 }
`);
  expect(keys).toEqual({ actions: [], taken: [] });
  expect(said).toMatchInlineSnapshot(`
    "
    content/keys.yaml:2:5  error  Key "zh" in entry 1 of actions is missing
        What one wants to do, in Chinese.
    content/keys.yaml:2:17  error  editions in entry 1 of actions must name an edition, found an empty list
        ios: iPhone and iPad; da: desktop and Android.
    content/keys.yaml:2:38  error  Entry 1 of keys in entry 1 of actions must be keys such as Mod+Z, Shift+F5 or Space, found a text ("Mod+")
    content/keys.yaml:4:11  error  by in entry 1 of taken must be one of windows, macos, ipados, steam, android, found a text ("linux")
        Who takes them.
    content/keys.yaml:4:24  error  keys in entry 1 of taken must name a key, found an empty list
        Keys such as Mod+W.
    "
  `);
});

test('keys are modifiers and a key, or a modifier alone', () => {
  for (const name of ['Mod+Z', 'Shift+Command+5', 'F12', 'Shift', 'Alt+Shift', 'Meta+/', 'Win+Plus', '['])
    expect(isKeyName(name), name).toBe(true);
  for (const name of ['', 'Mod+', 'mod+Z', 'Mod+z', 'F20', 'Z+Mod', 'Ctrl + Z', 'Ctrl++', 'Zoom'])
    expect(isKeyName(name), name).toBe(false);
});

test('the keys of this site are right', () => {
  const { keys, said } = read(readFileSync('content/keys.yaml', 'utf8'));
  expect(said.trim()).toBe('');
  expect(keys.taken.length).toBeGreaterThan(10);
});
