import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './runTool';

/** A line of `tests/support/queries/<locale>.txt`. */
export interface ReaderQuery {
  /** As somebody types it who knows neither the pages nor how they are asked for. */
  readonly query: string;
  /** Addresses of the pages that answer, or are nearest to an answer. */
  readonly pages: readonly string[];
}

export function readQueries(locale: 'en' | 'zh'): ReaderQuery[] {
  return readFileSync(join(packageRoot, `tests/support/queries/${locale}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', pages = ''] = line.split(' > ');
      return { query, pages: pages.split(' ').map((page) => (locale === 'zh' ? `/zh${page}` : page)) };
    });
}
