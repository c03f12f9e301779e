import { textFileOf } from '../engine/link/anchors';
import { readSite } from '../engine/readSite';
import { type Tool, today } from './tool';

/** `npm run needs`: the open questions of all pages, to hand over to those who know the answers. */
export async function needs(tool: Tool): Promise<number> {
  const { site } = await readSite(tool, 'development', today());
  const { default: locale } = site.config.locales;
  for (const page of site.pages.values()) {
    const questions = textFileOf(page, locale)?.summary.frontMatter.needs ?? [];
    if (questions.length === 0) continue;
    console.log(`${page.route}\n${questions.map((question) => `  - ${question}`).join('\n')}\n`);
  }
  return 0;
}
