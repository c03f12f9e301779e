import { HiddenLegend } from '../../../app/ui/VisuallyHidden';
import type { SearchWords } from '../../../model/words';
import type { SearchFilter } from '../shared/searchIndex';
import css from './SearchFilters.module.css';

interface Props {
  readonly filters: readonly SearchFilter[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  readonly text: SearchWords;
}

/** Filters that narrow results down; nothing where there is no choice. */
export function SearchFilters({ filters, chosen, onChoose, text }: Props) {
  if (filters.length < 2) return null;
  const choices = [{ id: undefined, label: text.all }, ...filters];
  return (
    <fieldset className={css.filters}>
      <HiddenLegend>{text.filters}</HiddenLegend>
      {choices.map(({ id, label }) => (
        <button key={id ?? ''} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
