import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textFileOf } from '../link/anchors';
import { settingsFile } from '../load/siteFolders';
import { readSite } from '../readSite';
import { type Tool, today } from './tool';
import { listVendorQuestions } from './vendorQuestions';

/**
 * `npm run needs`: lists the questions that only the vendor can answer: first those whose answers have a place in the
 * settings, then those of `docs/vendor-questions.md`, then the open questions of all pages.
 */
export async function needs(tool: Tool): Promise<number> {
  const { site } = await readSite(tool, 'development', today());
  const settings = Object.entries(site.config.vendor)
    .filter(([, { answer }]) => answer === '')
    .map(([name, { asks }]) => `- ${asks} (vendor.${name})`);
  if (settings.length > 0)
    console.log(`Answers that have a place in ${settingsFile}\n\n${settings.join('\n')}\n`);
  const first = await readFirstQuestions(tool);
  if (first.length > 0) console.log(`The questions that matter most\n\n${first.join('\n')}\n`);
  const { default: locale } = site.config.locales;
  for (const page of site.pages.values()) {
    const questions = textFileOf(page, locale)?.summary.frontMatter.needs ?? [];
    if (questions.length === 0) continue;
    console.log(`${page.route}\n${questions.map((question) => `  - ${question}`).join('\n')}\n`);
  }
  return 0;
}

/** The questions of `docs/vendor-questions.md`; none where the site has no such file. */
async function readFirstQuestions({ folders }: Tool): Promise<readonly string[]> {
  try {
    return listVendorQuestions(await readFile(join(folders.root, 'docs/vendor-questions.md'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
