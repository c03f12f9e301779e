import type { ChineseSpellings } from '../shared/chineseSpellings';

const han = /^\p{Script=Han}{2,6}$/u;

/**
 * Maps other ways to write Chinese to these words.
 * @param texts words, the likeliest first; those that are not Chinese alone are left out
 * @param terms of the index: traditional characters are told only of those that it has
 */
export async function composeChinese(
  texts: readonly string[],
  terms: Iterable<string>,
): Promise<ChineseSpellings> {
  const words = [...new Set(texts)].filter((text) => han.test(text));
  if (words.length === 0) return { words: [], sounds: {}, simplified: '' };
  // Their dictionaries are large: a site without Chinese words does not load them.
  const [{ Converter }, { pinyin }] = await Promise.all([import('opencc-js/t2cn'), import('pinyin-pro')]);
  const syllablesOf = (word: string) => pinyin(word, { type: 'array', toneType: 'none', v: true });
  const readingsOf = (character: string) =>
    new Set(pinyin(character, { type: 'array', toneType: 'none', v: true, multiple: true }));
  const spelled = words.map((word) => [word, syllablesOf(word).join(' ')] as const);
  const used = new Set(spelled.flatMap(([, syllables]) => syllables.split(' ')));
  const common = charactersOf('gbk', [0xb0, 0xd7], [0xa1, 0xfe]);
  const sounds: Record<string, string> = {};
  for (const character of new Set([...common, ...words.join('')]))
    for (const syllable of readingsOf(character))
      if (used.has(syllable)) sounds[syllable] = (sounds[syllable] ?? '') + character;
  const known = new Set([...words, ...terms].join(''));
  const simplify = Converter({ from: 't', to: 'cn' });
  const simplified = charactersOf('big5', [0xa4, 0xf9], [0x40, 0xfe])
    .map((character) => [character, simplify(character)] as const)
    .filter(([traditional, plain]) => traditional !== plain && known.has(plain))
    .map((pair) => pair.join(''))
    .join('');
  return { words: spelled, sounds, simplified };
}

/** The Chinese characters of a range of a two-byte encoding, which has the common ones together. */
function charactersOf(
  encoding: string,
  [first, last]: readonly [number, number],
  [low, high]: readonly [number, number],
): string[] {
  const decoder = new TextDecoder(encoding);
  const characters: string[] = [];
  for (let lead = first; lead <= last; lead++)
    for (let trail = low; trail <= high; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (/^\p{Script=Han}$/u.test(text)) characters.push(text);
    }
  return characters;
}
