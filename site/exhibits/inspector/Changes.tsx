import { InLanguage } from 'generator/app/ui/InLanguage.tsx';
import { fill } from 'generator/model/text';
import type { ImportEdition, ShownImportFact } from '../../features/import-facts/shared/importFacts';
import type { Facts } from './fetchFacts';
import { shorten } from './formatName';
import type { FoundTopic, Inspection } from './messages';
import { importedDuration, listChanges, type ShownChange, totalDuration } from './model';
import { LongList, SectionHead } from './Section';
import type { Words } from './words';

interface Props {
  readonly facts: Facts;
  readonly inspection: Inspection;
  readonly words: Words;
}

/** The known changes when the app imports the file, each with the parts of the file that it is about. */
export function Changes({ facts, inspection, words }: Props) {
  if (facts === 'fetching') return null;
  const changes = facts === 'failed' ? [] : listChanges(facts, inspection.found);
  const common = sayCommonEdition(changes, words);
  return (
    <section aria-label={words.changes}>
      {/* What people come for. */}
      <details className="inspector-section inspector-changes" open>
        <SectionHead title={words.changes} count={changes.length} />
        <p className="tool-facts">{leadOf(facts, changes, words)}</p>
        {common !== undefined && <p className="inspector-edition">{common}</p>}
        <LongList
          items={changes}
          words={words}
          most={2}
          show={({ fact, found }) => (
            <li key={fact.words}>
              <p>
                <InLanguage of={fact}>{fact.words}</InLanguage>
              </p>
              <p className="tool-facts">
                {[
                  ...sayFound(found, inspection, words),
                  ...(common === undefined ? sayEdition(fact, words) : []),
                ].map((part) => (
                  <span key={part}>{part}</span>
                ))}
              </p>
            </li>
          )}
        />
      </details>
    </section>
  );
}

function leadOf(facts: Facts, changes: readonly ShownChange[], words: Props['words']): string {
  if (facts === 'failed') return words.changesFailed;
  return changes.length === 0 ? words.changesNone : words.changesLead;
}

/** The parts of the file that a fact is about; nothing where it is about the whole. */
function sayFound(found: FoundTopic, inspection: Inspection, words: Props['words']): readonly string[] {
  const { topic, count, names } = found;
  if (topic === 'durations') {
    const { frames } = inspection.animation;
    const to = frames.reduce((sum, { duration }) => sum + importedDuration(duration), 0);
    return [fill(words.hereTime, { from: totalDuration(frames), to })];
  }
  if (count === 0) return [];
  if (names.length === 0) return [fill(words.here, { what: count })];
  const list = names.map(shorten).join(words.separator);
  const left = count - names.length;
  const what = left === 0 ? list : fill(words.andMore, { names: list, count: left });
  return [fill(words.here, { what })];
}

/** The edition that it is confirmed for. */
function sayEdition({ edition }: ShownImportFact, words: Props['words']): readonly string[] {
  return edition === undefined ? [] : [fill(words.inEdition, { edition: nameEdition(edition, words) })];
}

/** Where all changes are confirmed for the same one, that is said once, above them. */
function sayCommonEdition(changes: readonly ShownChange[], words: Props['words']): string | undefined {
  const editions = changes.map(({ fact }) => sayEdition(fact, words)[0]);
  return new Set(editions).size === 1 ? editions[0] : undefined;
}

function nameEdition(edition: ImportEdition, words: Props['words']): string {
  return edition === 'iOS' ? edition : words.desktopAndAndroid;
}
