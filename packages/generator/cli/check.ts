import { site as definition } from '#site/site';
import { refuseErrors } from '../link/link';
import { listUnused } from '../link/listUnused';
import { counted, formatProblems } from '../model/problem';
import { readSite } from '../readSite';
import { annotate } from './annotate';
import { type Tool, today } from './tool';

/** `npm run check`: checks settings, content and wording without building. */
export async function check(tool: Tool): Promise<number> {
  const linked = await readSite(tool, 'production', today());
  const { site, problems } = linked;
  refuseErrors(problems);
  const own = await Promise.all(definition.checks.map((runCheck) => runCheck(site, tool.folders)));
  const all = [...problems, ...(await listUnused(linked, tool.folders)), ...own.flat()];
  if (all.length > 0) console.warn(`${formatProblems(all)}\n`);
  annotate(all, tool.folders.root);
  const pages = counted(site.pages.size, 'page');
  const languages = counted(site.locales.length, 'language');
  console.log(`${pages} in ${languages}, no errors, ${counted(all.length, 'warning')}.`);
  return 0;
}
