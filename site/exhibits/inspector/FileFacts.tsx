import { fill } from 'generator/model/text';
import type { Inspection } from './messages';
import { roundTime, totalDuration } from './model';
import type { Words } from './words';

interface Props {
  readonly inspection: Inspection;
  readonly words: Words;
}

/** Facts of the file as a whole; those that its format does not tell are left out. */
export function FileFacts({ inspection, words }: Props) {
  return (
    <dl className="inspector-facts">
      {listFacts(inspection, words).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = readonly [name: string, value: string];

function listFacts(inspection: Inspection, words: Props['words']): readonly Fact[] {
  const { animation, pixels, colors } = inspection;
  const { width, height, frames, plays } = animation;
  const model = { rgba: 'RGBA', rgb: 'RGB', ...words.models }[pixels.model];
  const facts: Fact[] = [
    [words.size, fill(words.sides, { width, height })],
    [words.pixelFormat, fill(words.bits, { model, bits: pixels.bits })],
  ];
  if (colors !== undefined) facts.push([words.colors, String(colors)]);
  if (frames.length > 1)
    facts.push([
      words.frames,
      fill(words.framesIn, { count: frames.length, total: roundTime(totalDuration(frames)) }),
    ]);
  if (frames.length > 1 && plays !== undefined)
    facts.push([words.plays, plays === 0 ? words.forEver : fill(words.times, { count: plays })]);
  return [...facts, ...listProjectFacts(inspection, words), ...listPartFacts(inspection, words)];
}

function listProjectFacts({ project }: Inspection, words: Props['words']): readonly Fact[] {
  if (project === undefined) return [];
  const { version, frameRate, ...counts } = project;
  return [
    ...(version === undefined ? [] : [[words.version, String(version)] as const]),
    ...(frameRate === undefined ? [] : [[words.frameRate, fill(words.rate, { count: frameRate })] as const]),
    [words.cells, fill(words.cellCounts, counts)],
  ];
}

/** Facts that only files with layers tell, as far as they are not as usual. */
function listPartFacts({ parts }: Inspection, words: Props['words']): readonly Fact[] {
  if (parts === undefined) return [];
  const { pixelRatio, grid, colorProfile, transparentIndex, externalFiles } = parts;
  const [width, height] = pixelRatio;
  const facts: Fact[] = [];
  if (width !== height) facts.push([words.pixelRatio, fill(words.ratio, { width, height })]);
  if (grid !== undefined) facts.push([words.grid, fill(words.box, { ...grid })]);
  if (colorProfile.kind === 'srgb') facts.push([words.profile, 'sRGB']);
  if (colorProfile.kind === 'icc') facts.push([words.profile, colorProfile.name ?? 'ICC']);
  if (transparentIndex !== undefined) facts.push([words.transparent, String(transparentIndex)]);
  if (externalFiles.length > 0)
    facts.push([words.externalFiles, externalFiles.map(({ name }) => name).join(words.separator)]);
  return facts;
}
