import { relative } from 'node:path';
import { buildSite } from '../build';
import { formatProblems } from '../model/problem';
import { annotate } from './annotate';
import { CommandFailure } from './commandFailure';
import { openProgress } from './progress';
import { type Tool, today } from './tool';

/**
 * `npm run build`: builds the site and prints every warning.
 * @param drafts whether drafts are included, as a preview of the site
 * @param pdf whether booklets and sheets are also printed as PDFs; needs an installed browser
 */
export async function build(
  { browser, ...tool }: Tool,
  {
    drafts = false,
    pdf = false,
  }: { readonly drafts?: boolean | undefined; readonly pdf?: boolean | undefined },
): Promise<number> {
  const start = performance.now();
  if (pdf && browser === undefined)
    throw new CommandFailure(
      'No Chrome or Chromium was found to print with. Install one, or set CHROMIUM_PATH.',
      1,
    );
  const progress = openProgress(process.stdout);
  const result = await buildSite({
    ...tool,
    browser: pdf ? browser : undefined,
    today: today(),
    drafts,
    onProgress: progress.show,
  }).finally(progress.close);
  if (result.problems.length > 0) console.warn(`${formatProblems(result.problems)}\n`);
  annotate(result.problems, tool.folders.root);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const out = relative(process.cwd(), tool.folders.out) || '.';
  console.log(`${result.pages} pages in ${out} after ${seconds} s.`);
  return 0;
}
