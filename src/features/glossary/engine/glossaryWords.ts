import { type ComposeContext, href } from '../../../engine/compose/context';
import { wordsOfTerm } from '../shared/glossary';
import { findGlossaryPage } from './glossaryPage';

/** The glossary as the pages of one language show it. */
export interface GlossaryWords {
  /** Address of the page with the word list. */
  readonly address: string;
  /** The word list: id, name and definition, in the order of the language. */
  readonly list: readonly (readonly [id: string, name: string, definition: string])[];
  /** Names that are explained where a page first uses them, with their ids. */
  readonly explained: Readonly<Record<string, string>>;
}

/** `undefined` where no page has the word list: there is nothing to lead to. */
export function composeGlossary(context: ComposeContext): GlossaryWords | undefined {
  const page = findGlossaryPage(context.site);
  if (page === undefined) return undefined;
  const listed = context.site.content.glossary.terms
    .map((term) => wordsOfTerm(term, context.locale))
    .filter(({ level }) => level !== 'everyday');
  const { compare } = new Intl.Collator(context.htmlLang);
  return {
    address: href(context, page.route),
    list: listed
      .map(({ id, name, definition }) => [id, name, definition] as const)
      .sort(([, a], [, b]) => compare(a, b)),
    explained: Object.fromEntries(
      listed.filter(({ level }) => level === 'craft').map(({ id, name }) => [name.toLowerCase(), id]),
    ),
  };
}
