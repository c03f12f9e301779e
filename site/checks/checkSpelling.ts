import type { Prose } from 'generator/markdown/proseOf';
import type { WordFault } from './checkWords';

/** Colours, versions, codes and other words with digits in them, addresses, and Chinese. */
const notWords = ['/#[0-9A-Fa-f]{3,8}/g', '/\\b\\w*\\d\\w*\\b/g', '/https?:\\S+/g', '/\\p{Script=Han}+/gu'];

/**
 * Words that no English dictionary knows, for each of the texts. They are read as one, since cspell
 * takes longer to begin than to read, with everything that is not prose blanked out.
 * @param own words that are right on this site
 */
export async function checkSpelling(
  texts: readonly (readonly Prose[])[],
  own: readonly string[],
): Promise<WordFault[][]> {
  const { spellCheckDocument } = await import('cspell-lib');
  const blanked = texts.map(blankedText);
  const { issues } = await spellCheckDocument(
    { uri: 'file:///content.txt', text: blanked.join('\n'), languageId: 'plaintext', locale: 'en-GB' },
    { generateSuggestions: true, noConfigSearch: true },
    { language: 'en-GB', words: [...own], maxNumberOfProblems: 1000, ignoreRegExpList: notWords },
  );
  let start = 0;
  return blanked.map((text) => {
    const end = start + text.length;
    const faults = issues
      .filter(({ offset }) => offset >= start && offset < end)
      .map(({ text: word, offset, suggestions = [] }): WordFault => {
        const hint = suggestions.length === 0 ? '' : `Perhaps ${suggestions.slice(0, 3).join(', ')}? `;
        return {
          at: offset - start,
          message: `"${word}" is in no dictionary.`,
          remedy: `${hint}A word that is right goes into content/dictionary.txt.`,
        };
      });
    start = end + 1;
    return faults;
  });
}

function blankedText(passages: readonly Prose[]): string {
  let text = '';
  const prose = passages.filter(({ key }) => key !== 'also_en');
  for (const passage of prose.sort((a, b) => a.offset - b.offset)) {
    if (passage.offset < text.length) continue;
    text = text.padEnd(passage.offset, ' ') + passage.text;
  }
  return text;
}
