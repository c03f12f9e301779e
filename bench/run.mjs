import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBuilds, printBuilds } from './builds.mjs';
import { measureExercises, printExercises } from './exercises.mjs';
import { measureGrids, printGrids } from './grids.mjs';
import { measureNavigation, printNavigation } from './navigation.mjs';
import { openSite } from './openSite.mjs';
import { packageRoot } from './packageRoot.mjs';
import { measurePaint, printPaint } from './paint.mjs';
import { measureSearch, printSearch } from './search.mjs';
import { measureSidebar, printSidebar } from './sidebar.mjs';
import { measureSizes, printSizes } from './sizes.mjs';
import { measureTools, printTools } from './tools.mjs';
import { measureWriting, printWriting } from './writing.mjs';

/**
 * `npm run bench [-- sizes paint navigation search exercises sidebar tools grids writing builds] [--root <site>]`: measures all, or what is
 * named, and prints a table each. `--sizes 300,1000` builds other numbers of pages.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string' }, sizes: { type: 'string', default: '300,1000,5000' } },
});
const wanted = (name) => positionals.length === 0 || positionals.includes(name);

if (['sizes', 'paint', 'navigation', 'search', 'exercises', 'tools'].some(wanted)) {
  const site = await openSite(resolve(values.root ?? packageRoot));
  try {
    if (wanted('sizes')) printSizes(await measureSizes(site));
    if (wanted('paint')) printPaint(await measurePaint(site));
    if (wanted('search')) printSearch(await measureSearch(site));
    if (wanted('navigation')) printNavigation(await measureNavigation(site));
    if (wanted('exercises')) printExercises(await measureExercises(site));
    if (wanted('tools')) printTools(await measureTools(site));
  } finally {
    await site.close();
  }
}
if (wanted('grids')) printGrids(await measureGrids());
if (wanted('sidebar')) printSidebar(await measureSidebar());
if (wanted('writing')) printWriting(await measureWriting());
if (wanted('builds')) printBuilds(await measureBuilds(values.sizes.split(',').map(Number)));
