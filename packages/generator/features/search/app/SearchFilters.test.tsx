import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../../model/words/en';
import { SearchFilters } from './SearchFilters';

const docs = { id: 'docs', label: 'Guide', start: 0, end: 5 };
const blog = { id: 'blog', label: 'Blog', start: 5, end: 9 };

function render(filters: readonly (typeof docs)[], chosen?: string) {
  return renderToStaticMarkup(
    <SearchFilters filters={filters} chosen={chosen} onChoose={() => undefined} text={en.deferred.search} />,
  );
}

test('two parts of a site can be chosen, and all of it', () => {
  const pressed = (html: string) =>
    [...html.matchAll(/aria-pressed="(\w+)">([^<]*)/g)].map(([, is, label]) => `${label} ${is}`);
  expect(pressed(render([docs, blog], 'blog'))).toEqual([
    `${en.deferred.search.all} false`,
    'Guide false',
    'Blog true',
  ]);
  expect(pressed(render([docs, blog]))).toEqual([
    `${en.deferred.search.all} true`,
    'Guide false',
    'Blog false',
  ]);
});

test('where there is one part or none, there is nothing to choose', () => {
  expect(render([docs])).toBe('');
  expect(render([])).toBe('');
});
