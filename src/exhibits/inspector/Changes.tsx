import type { ShownImportFact } from '../../model/importFacts';
import { fill } from '../../model/text';
import type { ToolWords } from '../../model/words';
import type { FoundTopic, Inspection } from './messages';
import { importedDuration, listChanges, totalDuration } from './model';

interface Props {
  readonly facts: readonly ShownImportFact[];
  readonly inspection: Inspection;
  readonly words: ToolWords['inspector'];
}

/** What changes when the app imports the file, as far as that is known, and what of the file it is about. */
export function Changes({ facts, inspection, words }: Props) {
  const changes = listChanges(facts, inspection.found);
  return (
    <section className="inspector-changes">
      <h3>{words.changes}</h3>
      <p className="tool-facts">{changes.length === 0 ? words.changesNone : words.changesLead}</p>
      <ul>
        {changes.map(({ fact, found }) => (
          <li key={fact.words}>
            <p>{fact.words}</p>
            <p className="tool-facts">
              {[...sayFound(found, inspection, words), ...sayEditions(fact, words)].map((part) => (
                <span key={part}>{part}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What of the file a fact is about; nothing where it is about the whole. */
function sayFound(found: FoundTopic, inspection: Inspection, words: Props['words']): readonly string[] {
  const { topic, count, names } = found;
  if (topic === 'durations') {
    const { frames } = inspection.animation;
    const to = frames.reduce((sum, { duration }) => sum + importedDuration(duration), 0);
    return [fill(words.hereTime, { from: totalDuration(frames), to })];
  }
  if (count === 0) return [];
  if (names.length === 0) return [fill(words.here, { what: count })];
  const list = names.join(words.separator);
  const left = count - names.length;
  const what = left === 0 ? list : fill(words.andMore, { names: list, count: left });
  return [fill(words.here, { what })];
}

/** In which edition it is so, and where nobody is sure of it. */
function sayEditions({ only, unconfirmed }: ShownImportFact, words: Props['words']): readonly string[] {
  const editions = unconfirmed.map((edition) => words.editions[edition]).join(words.separator);
  return [
    ...(only === undefined ? [] : [fill(words.only, { edition: words.editions[only] })]),
    ...(editions === '' ? [] : [fill(words.unconfirmed, { editions })]),
  ];
}
