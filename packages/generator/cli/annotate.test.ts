import { afterEach, expect, test, vi } from 'vitest';
import { errorAt, warningAt } from '../model/problem';
import { annotate, annotationOf } from './annotate';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a problem is one line, with what helps to mend it', () => {
  const place = { file: 'content/en/a.md', line: 3, column: 7 };
  expect(annotationOf(errorAt(place, 'Wrong.', { nearest: 'right', remedy: 'Mend it.' }))).toBe(
    '::error file=content/en/a.md,line=3,col=7::Wrong.%0ADid you mean "right"?%0AMend it.',
  );
  expect(annotationOf(warningAt(place, 'Odd.'))).toBe('::warning file=content/en/a.md,line=3,col=7::Odd.');
});

test('neither a name nor a message can end its part or begin another command', () => {
  const place = { file: '100%:a,b\r\n.md', line: 1, column: 1 };
  expect(annotationOf(errorAt(place, '50%: a, b\r\n::stop-commands::x'))).toBe(
    '::error file=100%25%3Aa%2Cb%0D%0A.md,line=1,col=1::50%25: a, b%0D%0A::stop-commands::x',
  );
});

test('they are written only where GitHub runs the command, with files as its repository names them', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const problems = [
    errorAt({ file: 'b.md', line: 1, column: 1 }, 'B.'),
    warningAt({ file: 'a.md', line: 2, column: 1 }, 'A.'),
  ];
  vi.stubEnv('GITHUB_ACTIONS', undefined);
  annotate(problems, '/repository/site');
  expect(log).not.toHaveBeenCalled();
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  vi.stubEnv('GITHUB_WORKSPACE', '/repository');
  annotate(problems, '/repository/site');
  expect(log.mock.calls).toEqual([
    ['::warning file=site/a.md,line=2,col=1::A.'],
    ['::error file=site/b.md,line=1,col=1::B.'],
  ]);
});
