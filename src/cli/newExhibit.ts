import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandFailure } from './commandFailure';
import { type ExhibitNames, exhibitFiles, exhibitWords } from './exhibitTemplate';

/** A line that a file of the repository needs for a new exhibit. */
interface Insertion {
  readonly file: string;
  /** What it stands before; its first place counts. */
  readonly before: RegExp;
  readonly text: string;
}

/** Folder of the dictionaries. */
const dictionaryFolder = 'src/model/words';

/**
 * The files of a new exhibit in this repository, which work as they are, and its lines in those that are there.
 * @param locales codes, the default one first
 * @param titles one for each locale in their order; those that are missing repeat the first
 * @returns what was written and changed, and what is to be done next
 * @throws CommandFailure with what is wrong; then nothing is written
 */
export function newExhibit(
  packageRoot: string,
  name: string,
  locales: readonly string[],
  titles: readonly string[],
): { readonly files: readonly string[]; readonly next: readonly string[] } {
  const names = nameParts(name, titles[0] ?? name);
  const files = exhibitFiles(names);
  const taken = [`src/exhibits/${name}`, ...Object.keys(files)].filter((file) =>
    existsSync(join(packageRoot, file)),
  );
  if (taken[0] !== undefined) throw new CommandFailure(`Already there: ${taken[0]}. Nothing was written.`, 1);
  const titleIn = (locale: string) => titles[locales.indexOf(locale)] ?? names.title;
  const changed = new Map<string, string>();
  for (const insertion of listInsertions(packageRoot, names, titleIn))
    changed.set(insertion.file, insert(packageRoot, insertion, names));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(packageRoot, file)), { recursive: true });
    writeFileSync(join(packageRoot, file), text, { flag: 'wx' });
  }
  for (const [file, text] of changed) writeFileSync(join(packageRoot, file), text);
  return { files: [...Object.keys(files), ...changed.keys()], next: nextSteps(names) };
}

function nameParts(name: string, title: string): ExhibitNames {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new CommandFailure(
      `"${name}" is no name for an exhibit: small letters and hyphens, as in fill-row.`,
      2,
    );
  const component = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return { name, component, key: component.charAt(0).toLowerCase() + component.slice(1), title };
}

function listInsertions(
  packageRoot: string,
  names: ExhibitNames,
  titleIn: (locale: string) => string,
): readonly Insertion[] {
  const dictionaries = readdirSync(join(packageRoot, dictionaryFolder))
    .filter((file) => /^[a-z-]+\.ts$/i.test(file) && file !== 'dictionaries.ts')
    .map((file) => `${dictionaryFolder}/${file}`);
  return [
    {
      file: 'src/markdown/vocabulary.ts',
      before: /^ {2}exercise\(/m,
      text: `  exercise('${names.name}', '${names.component}', 'A row to be filled; the label is the caption.'),\n`,
    },
    {
      file: 'src/model/passages.ts',
      before: /(?<=^const pictures: [^\n]*\n)/m,
      text: `  '${names.component}',\n`,
    },
    ...dictionaries.map((file) => ({
      file,
      before: /(?<=^ {2}tools: \{\n)/m,
      text: exhibitWords(names, titleIn(file.slice(file.lastIndexOf('/') + 1, -'.ts'.length))),
    })),
  ];
}

/** The text of a file with its new line. */
function insert(packageRoot: string, { file, before, text }: Insertion, { name }: ExhibitNames): string {
  const old = readFileSync(join(packageRoot, file), 'utf8');
  if (!before.test(old))
    throw new CommandFailure(
      `${file} is not as it was: no place for the line of ${name} was found. Nothing was written.`,
      1,
    );
  if (old.includes(text.split('\n')[0] ?? text))
    throw new CommandFailure(`${file} has a line for ${name} already. Nothing was written.`, 1);
  return old.replace(before, (found) => text + found);
}

function nextSteps({ name, component }: ExhibitNames): readonly string[] {
  const at = `src/exhibits/${name}`;
  return [
    `Place it in a text, in every language: ::${name}[Caption]{name=technique/${name}}. \`npm run dev\` then shows it.`,
    `Make it yours, from ${at}/README.md on: first a rule, then a test in model.test.ts, then the code. src/exhibits/kit/README.md lists the parts of the kit.`,
    `Draw art/technique/${name}.art, with alt-… in every language: it is what print and readers without scripts see.`,
    `Say its words in every language in ${dictionaryFolder}/; goal, stage and count are still English.`,
    'Add its row to the table of directives in docs/writing.md and its state to scripts/screens.mjs.',
    'The list of directives in two expected messages: npx vitest run src/markdown/directives tests/build/faulty.test.ts --update.',
    `A browser test for what only a browser shows: tests/browser/straightenLine.spec.ts is one for an exercise like ${component}.`,
  ];
}
