import type { ReaderEdition } from '../../model/editions';
import { plural } from '../../model/text';
import { useEdition } from '../preferences/edition';
import { useSiteLayout } from '../SiteContext';
import { HiddenLegend } from '../ui/VisuallyHidden';
import css from './EditionChoice.module.css';

interface Props {
  /** How many of the pages listed below are for other editions than the given one; absent where none are listed. */
  readonly countOthers?: (edition: ReaderEdition) => number;
  /** Whether its name is seen; else only screen readers have it. */
  readonly isNamed?: boolean;
}

/**
 * Lets visitors say which edition they use. The style sheet marks the choice on the root element, so that it
 * is right before hydration; nothing where the site knows no difference between editions.
 */
export function EditionChoice({ countOthers, isNamed = false }: Props) {
  const { text, htmlLang, editions } = useSiteLayout();
  const [chosen, choose] = useEdition();
  if (editions === undefined) return null;
  const { edition: words } = text;
  const others = chosen === undefined ? 0 : (countOthers?.(chosen) ?? 0);
  return (
    <div className={css.choice}>
      <fieldset className={css.row}>
        {isNamed ? (
          <legend className={css.name}>{words.label}</legend>
        ) : (
          <HiddenLegend>{words.label}</HiddenLegend>
        )}
        {[{ name: undefined, label: words.all }, ...editions].map(({ name, label }) => (
          <button
            key={name ?? 'all'}
            type="button"
            data-edition-of={name ?? 'all'}
            aria-pressed={name === chosen}
            onClick={() => choose(name)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {countOthers !== undefined && (
        <p className={css.others} role="status">
          {others > 0 && plural(words.others, others, htmlLang)}
        </p>
      )}
    </div>
  );
}
