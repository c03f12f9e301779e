import { relative } from 'node:path';
import { buildSite } from '../engine/build';
import { formatProblems } from '../model/problem';
import { annotate } from './annotate';
import { type Tool, today } from './tool';

/**
 * `npm run build`: builds the site, printing every warning.
 * @param drafts whether it is a site to look through, with drafts
 */
export async function build(tool: Tool, drafts: boolean): Promise<number> {
  const start = performance.now();
  const result = await buildSite({ ...tool, today: today(), drafts });
  if (result.problems.length > 0) console.warn(`${formatProblems(result.problems)}\n`);
  annotate(result.problems, tool.folders.root);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const out = relative(process.cwd(), tool.folders.out) || '.';
  console.log(
    `${result.pages} pages in ${out} after ${seconds} s (${result.rendered} rendered, ${result.pages - result.rendered} unchanged).`,
  );
  return 0;
}
