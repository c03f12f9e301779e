import { nearest } from '../../model/nearest';
import { errorAt, type Problem } from '../../model/problem';
import { placeOfKey } from './places';
import type { DocPage, SidebarTree } from './site';

interface Named {
  readonly docs: ReadonlyMap<string, DocPage>;
  readonly draftIds: readonly string[];
  readonly sidebars: ReadonlyMap<string, SidebarTree>;
}

/** Docs and sidebars that front matter names but that the version does not have (DOC-05, DOC-09). */
export function checkDocNames({ docs, draftIds, sidebars }: Named, problems: Problem[]): void {
  const ids = [...docs.keys(), ...draftIds];
  const names = [...sidebars.keys()];
  for (const { files } of docs.values()) {
    const { frontMatter } = files.original.summary;
    const check = (key: 'previous' | 'next' | 'sidebar', what: string, known: readonly string[]) => {
      const name = frontMatter[key];
      if (name === undefined || name === null || known.includes(name)) return;
      problems.push(
        errorAt(
          placeOfKey(files.original, key),
          `"${key}" names the ${what} "${name}", which this version does not have.`,
          { remedy: `Name one of: ${known.join(', ')}.`, nearest: nearest(name, known) },
        ),
      );
    };
    check('previous', 'doc', ids);
    check('next', 'doc', ids);
    check('sidebar', 'sidebar', names);
  }
}
