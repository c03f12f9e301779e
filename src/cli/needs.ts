import { textFileOf } from '../engine/link/anchors';
import { loadSite } from '../engine/loadSite';
import { openCache } from '../engine/output/cache/diskCache';
import { readParsed } from '../engine/output/manifest';
import { openTaskPool } from '../engine/output/pool/taskPool';
import { type Tool, today } from './tool';

/** `npm run needs`: the open questions of all pages, to hand over to those who know the answers. */
export async function needs(tool: Tool): Promise<number> {
  const cache = openCache(tool.folders.cache, tool.sourceHash);
  const parsed = readParsed(cache);
  const pool = openTaskPool(tool.worker);
  try {
    const { site } = await loadSite(
      tool.folders,
      cache,
      'development',
      pool,
      parsed,
      today(),
      tool.dictionaries,
    );
    const { default: locale } = site.config.locales;
    for (const page of site.pages.values()) {
      const questions = textFileOf(page, locale)?.summary.frontMatter.needs ?? [];
      if (questions.length === 0) continue;
      console.log(`${page.route}\n${questions.map((question) => `  - ${question}`).join('\n')}\n`);
    }
    return 0;
  } finally {
    await pool.close();
  }
}
