import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './runTool';

/** A row of `docs/questions.md`. */
export interface Question {
  readonly locale: 'en' | 'zh';
  /** As a reader types it. */
  readonly question: string;
  /** Address of the page that answers, with the section where it is not the page's beginning. */
  readonly page: string;
  /** The beginning of the answer. */
  readonly answer: string;
}

export function readQuestions(): Question[] {
  return readFileSync(join(packageRoot, 'docs/questions.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| .*\| +\//.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, question = '', page = '', answer = '']) => ({
      locale: page.startsWith('/zh/') ? 'zh' : 'en',
      question,
      page,
      answer,
    }));
}
