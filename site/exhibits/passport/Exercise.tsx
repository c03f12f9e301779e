import { saveFile } from 'generator/app/ui/saveFile';
import { readAlt } from 'generator/model/art';
import { fill } from 'generator/model/text';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useFetched } from '../fetched/useFetched';
import { FileButton } from '../kit/FileButton';
import type { ExerciseProps } from '../kit/words';
import '../kit/kit.css';
import css from './Passport.module.css';
import { fetchPlaces, type Place } from './places';
import { StampPicture } from './StampPicture';
import { addStamps, areStampsKept, parseStamps, readStamps, watchStamps } from './stamps';
import { inRow, passportStill } from './still';
import type { Words } from './words';

/** No file of stamps is longer, in bytes. */
const longest = 100_000;

/** The stamps that the visitor has, and the places of the others, each a link to its exercise. */
export function Exercise({ attributes, text, render }: ExerciseProps<Words>) {
  const places = useFetched(String(attributes['placesSrc'] ?? ''), fetchPlaces);
  if (places !== undefined && places !== 'failed') return <Passport places={places} words={text.words} />;
  const sheet = {
    src: String(attributes['src']),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    ...readAlt(attributes),
  };
  return (
    <>
      {render(passportStill(sheet))}
      {places === 'failed' && <p role="alert">{text.words.failed}</p>}
    </>
  );
}

function Passport({ places, words }: { readonly places: readonly Place[]; readonly words: Words }) {
  // Compared by its text, since each reading is a new list.
  const written = useSyncExternalStore(watchStamps, () => readStamps().join(' '));
  const stamps = new Set(written.split(' '));
  const [first] = useState(stamps);
  const [notice, setNotice] = useState('');
  const [current, setCurrent] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const had = places.filter(({ name }) => stamps.has(name));
  // Folded, it begins with those that there are.
  const shown = isOpen ? places : [...had, ...places.filter((place) => !had.includes(place))].slice(0, inRow);
  const open = async ([file]: readonly File[]) => {
    const found = file && file.size <= longest ? parseStamps(await file.text().catch(() => '')) : [];
    const known = places.flatMap(({ name }) => (found.includes(name) ? [name] : []));
    addStamps(known);
    setNotice(
      known.length === 0
        ? words.none
        : fill(words.added, { count: known.filter((name) => !stamps.has(name)).length }),
    );
  };
  const move = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll('a') ?? [])];
    // Narrow windows fold away more of them.
    const links = all.filter(({ offsetParent }) => offsetParent !== null);
    const [one, two] = links;
    if (one === undefined || two === undefined) return;
    // As many as stand in its first row.
    const row = links.filter(({ offsetTop }) => offsetTop === one.offsetTop).length;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -row,
      ArrowDown: row,
      Home: -current,
      End: links.length - 1 - current,
    };
    const to = links[current + (steps[event.key] ?? Number.NaN)];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <section className={css.book} aria-label={words.label}>
      <ol ref={list} className={css.stamps} data-open={isOpen || undefined} onKeyDown={move}>
        {shown.map(({ name, title, href, stamp }, index) => {
          const isStamped = stamps.has(name);
          return (
            <li key={name}>
              <a
                href={href}
                title={title}
                aria-label={fill(isStamped ? words.stamped : words.empty, { title })}
                tabIndex={index === current ? 0 : -1}
                data-new={(isStamped && !first.has(name)) || undefined}
                onFocus={() => setCurrent(index)}
              >
                <StampPicture stamp={stamp} isStamped={isStamped} />
              </a>
            </li>
          );
        })}
      </ol>
      <div className={css.foot}>
        <p>
          <strong>{fill(words.count, { count: had.length, all: places.length })}</strong>
          {areStampsKept() ? words.kept : words.unkept}
          <span role="status">{notice}</span>
        </p>
        <button
          className="tool-quiet"
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setCurrent(0);
          }}
        >
          {isOpen ? words.fold : words.unfold}
        </button>
        <button
          className="tool-quiet"
          type="button"
          disabled={had.length === 0}
          onClick={() =>
            saveFile('passport.txt', 'text/plain', `${had.map(({ name }) => name).join('\n')}\n`)
          }
        >
          {words.save}
        </button>
        <FileButton label={words.open} accept=".txt,text/plain" take={(files) => void open(files)} />
      </div>
    </section>
  );
}
