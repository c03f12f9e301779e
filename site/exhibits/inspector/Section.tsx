import { RepeatedIcon } from 'generator/app/ui/RepeatedIcon.tsx';
import { fill } from 'generator/model/text';
import { type ReactNode, useState } from 'react';
import { formatName } from './formatName';
import type { Words } from './words';

interface ListProps<Item> {
  readonly items: readonly Item[];
  readonly words: Words;
  /** Each with a key. */
  readonly show: (item: Item, index: number) => ReactNode;
  /** How many are shown before all are wished for. */
  readonly most?: number;
}

interface Props<Item> extends ListProps<Item> {
  readonly title: string;
  /** How many they are, if that is not the number of items. */
  readonly count?: number;
  /** Seen in the line of the title while the part is folded away. */
  readonly glance?: ReactNode;
}

/** A part of a file that can be folded away; nothing where the file has none of it. */
export function Section<Item>({ title, count, glance, ...list }: Props<Item>) {
  if (list.items.length === 0) return null;
  return (
    <details className="inspector-section">
      <SectionHead title={title} count={count ?? list.items.length} glance={glance} />
      <LongList {...list} />
    </details>
  );
}

type HeadProps = Pick<Props<unknown>, 'title' | 'glance'> & { readonly count: number };

export function SectionHead({ title, count, glance }: HeadProps) {
  return (
    <summary>
      <RepeatedIcon name="chevron" />
      {title} <small>{count}</small>
      {glance}
    </summary>
  );
}

/** More names than this have no room in the line of a title. */
const mostNames = 12;

/** The names of a part's items, as its glance. */
export function glanceAt(items: readonly { readonly name: string }[], words: Words): ReactNode {
  const names = items.slice(0, mostNames).map(({ name }) => formatName(name, words));
  return <small>{names.join(words.separator)}</small>;
}

/** More take a moment to draw, so they come when they are wished for. */
const mostAtOnce = 100;

/** A list that may be very long. */
export function LongList<Item>({ items, words, show, most = mostAtOnce }: ListProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, most);
  return (
    <>
      <ul>{shown.map(show)}</ul>
      {shown.length < items.length && (
        <button className="tool-quiet" type="button" onClick={() => setWhole(true)}>
          {fill(words.more, { count: items.length })}
        </button>
      )}
    </>
  );
}
