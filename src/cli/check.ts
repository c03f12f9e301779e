import { checkWords } from '../../tools/words/checkWords';
import { loadSite, refuseErrors } from '../engine/loadSite';
import { openCache } from '../engine/output/cache/diskCache';
import { readParsed } from '../engine/output/manifest';
import { openTaskPool } from '../engine/output/pool/taskPool';
import { openTreeStore } from '../engine/output/treeStore';
import { formatProblems } from '../model/problem';
import { counted } from './counted';
import { type Tool, today } from './tool';

/** `npm run check`: everything that can be wrong with settings and content, and with the words, without building. */
export async function check(tool: Tool): Promise<number> {
  const cache = openCache(tool.folders.cache, tool.sourceHash);
  const parsed = readParsed(cache);
  const pool = openTaskPool(tool.worker);
  try {
    const loaded = await loadSite(
      tool.folders,
      cache,
      'production',
      pool,
      parsed,
      today(),
      tool.dictionaries,
    );
    refuseErrors(loaded.problems);
    const { site } = loaded;
    const words = await checkWords(site, tool.folders, openTreeStore(cache));
    const problems = [...loaded.problems, ...words];
    if (problems.length > 0) console.warn(`${formatProblems(problems)}\n`);
    const pages = counted(site.pages.size, 'page');
    const languages = counted(site.locales.length, 'language');
    console.log(`${pages} in ${languages}, no errors, ${counted(problems.length, 'warning')}.`);
    return 0;
  } finally {
    await pool.close();
  }
}
