import { fill } from 'generator/model/text';
import type { AsepriteTag } from 'pixels/parse/asepriteFile';
import { formatName } from './formatName';
import { formatRange } from './formatRange';
import { formatUserData } from './formatUserData';
import { glanceAt, Section } from './Section';
import type { Words } from './words';

interface Props {
  /** What the program calls them that the file comes from. */
  readonly title: string;
  readonly tags: readonly AsepriteTag[];
  readonly words: Words;
}

/** The named stretches of frames: where they are, in which direction and how often they play. */
export function Tags({ title, tags, words }: Props) {
  return (
    <Section
      title={title}
      items={tags}
      words={words}
      glance={glanceAt(tags, words)}
      show={(tag, index) => (
        <li key={index}>
          <strong>{formatName(tag.name, words)}</strong>
          <span className="tool-facts">{sayTag(tag, words).join(' · ')}</span>
        </li>
      )}
    />
  );
}

function sayTag(tag: AsepriteTag, words: Props['words']): readonly string[] {
  const { from, to, direction, repeat, userData } = tag;
  return [
    fill(from === to ? words.frameAt : words.framesAt, { range: formatRange(tag, words) }),
    words.directions[direction],
    ...(repeat === 0 ? [] : [fill(words.repeats, { count: repeat })]),
    ...formatUserData(userData, words),
  ];
}
