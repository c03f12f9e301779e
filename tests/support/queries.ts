import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './runTool';

/** A line of `tests/support/queries/<locale>.txt`. */
export interface ReaderQuery {
  /** As somebody types it who knows neither the pages nor how they are asked for. */
  readonly query: string;
  /** Addresses of the pages that answer, or are nearest to an answer. */
  readonly pages: readonly string[];
  /** Whether ways to ask may be written with it in view: those below `# kept aside` only show what strangers find. */
  readonly isSeen: boolean;
}

export function readQueries(locale: 'en' | 'zh'): ReaderQuery[] {
  const [seen = '', kept = ''] = readFileSync(
    join(packageRoot, `tests/support/queries/${locale}.txt`),
    'utf8',
  ).split('\n# kept aside');
  return [...queriesOf(seen, locale, true), ...queriesOf(`#${kept}`, locale, false)];
}

function queriesOf(text: string, locale: 'en' | 'zh', isSeen: boolean): ReaderQuery[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', pages = ''] = line.split(' > ');
      const prefix = locale === 'zh' ? '/zh' : '';
      return { query, pages: pages.split(' ').map((page) => `${prefix}${page}`), isSeen };
    });
}
