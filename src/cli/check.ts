import { checkWords } from '../../tools/words/checkWords';
import { refuseErrors } from '../engine/link/link';
import { openCache } from '../engine/output/cache/diskCache';
import { openTreeStore } from '../engine/output/treeStore';
import { readSite } from '../engine/readSite';
import { counted, formatProblems } from '../model/problem';
import { annotate } from './annotate';
import { type Tool, today } from './tool';

/** `npm run check`: everything that can be wrong with settings and content, and with the words, without building. */
export async function check(tool: Tool): Promise<number> {
  const { site, problems } = await readSite(tool, 'production', today());
  refuseErrors(problems);
  const store = openTreeStore(openCache(tool.folders.cache, tool.sourceHash));
  const all = [...problems, ...(await checkWords(site, tool.folders, store))];
  if (all.length > 0) console.warn(`${formatProblems(all)}\n`);
  annotate(all, tool.folders.root);
  const pages = counted(site.pages.size, 'page');
  const languages = counted(site.locales.length, 'language');
  console.log(`${pages} in ${languages}, no errors, ${counted(all.length, 'warning')}.`);
  return 0;
}
