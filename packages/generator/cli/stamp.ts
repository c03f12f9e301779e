import { textsOf } from '../link/anchors';
import { refuseErrors } from '../link/link';
import { nearest } from '../model/nearest';
import { counted } from '../model/problem';
import { readSite } from '../readSite';
import { stampFollows } from './stampFollows';
import { type Tool, today } from './tool';

/**
 * `npm run check -- --stamp <files>`: marks these translations as up to date with their originals; with `--all`
 * instead of files, every translation. One of the two must be given: a stamp by mistake hides from writers and
 * readers that a translation is outdated.
 */
export async function stamp(tool: Tool, files: readonly string[], all: boolean): Promise<number> {
  if (all === files.length > 0) {
    console.error(
      `${all ? 'Both files and --all are given' : 'No file is named'}; nothing was changed.\n` +
        'Name the translations that are up to date, as in `npm run check -- --stamp content/zh/docs/intro.md`, or write --all for every one.',
    );
    return 1;
  }
  const { problems, site } = await readSite(tool, 'development', today());
  refuseErrors(problems);
  const known = textsOf(site).flatMap(({ byLocale }) => Object.values(byLocale).map(({ file }) => file));
  const unknown = files.filter((file) => !known.includes(file));
  for (const file of unknown) {
    const near = nearest(file, known);
    console.error(
      `${file} is not a page or post of this site.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  }
  if (unknown.length > 0) return 1;
  const stamped = await stampFollows(site, all ? 'all' : files);
  for (const file of stamped) console.log(file);
  const rest = files.length - stamped.length;
  const others = rest > 0 ? `, ${rest} up to date or no translation` : '';
  console.log(`${counted(stamped.length, 'translation')} stamped${others}.`);
  return 0;
}
