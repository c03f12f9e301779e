import type { ParsedFile, Translations } from 'generator/load/content';
import type { Reference } from 'generator/model/parsed';
import { fileStart, type Problem, warningAt } from 'generator/model/problem';

/** Links and pictures that a text and its translation do not share, and translations without a stamp. */
export function checkParity({ original, byLocale }: Translations<ParsedFile>): Problem[] {
  return Object.values(byLocale).flatMap((translation) =>
    translation === original
      ? []
      : [
          ...missing(original, translation, 'Bring it into the translation too.'),
          ...missing(translation, original, 'Bring it into the original too, or leave it out here.'),
          ...unstamped(translation, original),
        ],
  );
}

/** References that `from` has and `to` lacks, reported where `from` has them. */
function missing(from: ParsedFile, to: ParsedFile, remedy: string): Problem[] {
  const there = to.summary.references.map(keyOf);
  return from.summary.references.flatMap((reference): Problem[] => {
    const index = there.indexOf(keyOf(reference));
    if (index >= 0) {
      there.splice(index, 1);
      return [];
    }
    const { kind, target, line, column } = reference;
    const message = `${to.file} lacks the ${kindNames[kind]} "${target}".`;
    return [warningAt({ file: from.file, line, column }, message, { remedy })];
  });
}

const kindNames = { link: 'link', image: 'picture', art: 'picture', download: 'download' } as const;

function keyOf({ kind, target }: Reference): string {
  return `${kind} ${target.replace(/^\.\//, '')}`;
}

function unstamped({ file, summary }: ParsedFile, original: ParsedFile): Problem[] {
  if (summary.frontMatter.follows !== undefined) return [];
  return [
    warningAt(fileStart(file), `The translation does not say which state of ${original.file} it follows.`, {
      remedy: `If it is up to date, run \`npm run check -- --stamp ${file}\`.`,
    }),
  ];
}
