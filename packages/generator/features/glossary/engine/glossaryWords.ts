import { type ComposeContext, href } from '../../../compose/context';
import { glossaryData } from '../shared/glossary';
import { findGlossaryPage } from './glossaryPage';
import { groupByInitial } from './initials';

/** The glossary as the pages of one language show it. */
export interface GlossaryWords {
  /** Address of the page with the word list. */
  readonly address: string;
  /** The word list by letters, in the order of the language. */
  readonly letters: readonly {
    readonly initial: string;
    readonly words: readonly { readonly id: string; readonly name: string; readonly definition: string }[];
  }[];
  /** Terms that are explained where a page first uses them, by their names in small letters. */
  readonly explained: Readonly<Record<string, { readonly id: string; readonly definition: string }>>;
  /** Draws the pictures of terms. */
  readonly draw: ComposeContext['art']['draw'];
}

/** `undefined` where no page has the word list: there is nothing to lead to. */
export function composeGlossary(context: ComposeContext): GlossaryWords | undefined {
  const page = findGlossaryPage(context.site);
  if (page === undefined) return undefined;
  const listed = context.site.content
    .shared(glossaryData)
    .terms.filter(({ level }) => level !== 'everyday')
    .flatMap(({ id, level, words }) => {
      const own = words[context.locale];
      return own === undefined ? [] : [{ id, level, ...own }];
    });
  return {
    address: href(context, page.route),
    letters: groupByInitial(listed, context.htmlLang).map(({ initial, words }) => ({
      initial,
      words: words.map((word) => ({ ...word, name: capitalize(word.name, context.htmlLang) })),
    })),
    draw: (name) => context.art.draw(name),
    explained: Object.fromEntries(
      listed
        .filter(({ level }) => level === 'craft')
        .map(({ id, name, definition }) => [name.toLowerCase(), { id, definition }]),
    ),
  };
}

/** The name as an entry begins, but for one with a capital of its own behind its first letter, such as iOS. */
function capitalize(name: string, language: string): string {
  return name.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toLocaleUpperCase(language));
}
