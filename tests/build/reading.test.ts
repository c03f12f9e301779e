import { beforeAll, describe, expect, test } from 'vitest';
import { openFixture } from '../support/buildSites';
import type { BuiltSite } from '../support/builtSite';
import { contentsIn } from '../support/contents';
import type { FixtureName } from '../support/fixtureVariants';
import { all, type HtmlElement, one, textOf } from '../support/html';
import { activeItems, barLinks } from '../support/navbar';

/** Sites that browser tests visit too: they are built once for both. */
const sites = new Map<FixtureName, BuiltSite>();
beforeAll(async () => {
  for (const name of ['reading', 'docs with other notices'] as const)
    sites.set(name, await openFixture(name));
});
const pageAt = (path: string, name: FixtureName = 'reading'): HtmlElement => {
  const site = sites.get(name);
  if (site === undefined) throw new Error(`The site “${name}” is not built`);
  return site.html(path);
};

/** Labels of the contents as nested arrays: a label is followed by the array of what is below it. */
type Outline = (string | Outline)[];
function outline(list: HtmlElement): Outline {
  return list.children.flatMap((item) => {
    if (typeof item === 'string') return [];
    const label = textOf(one({ ...item, children: item.children.slice(0, 1) }, 'a'));
    const inner = item.children.find((child) => typeof child !== 'string' && child.tag === 'ul');
    return inner === undefined || typeof inner === 'string' ? [label] : [label, outline(inner)];
  });
}

describe('contents', () => {
  const outlineOf = (path: string) => {
    const [list] = contentsIn(pageAt(path)).flatMap((nav) => all(nav, 'ul'));
    return list === undefined ? [] : outline(list);
  };

  test('TOC-01: they list the headings of levels 2 and 3, nested, with their markup', () => {
    expect(outlineOf('docs/levels.html')).toEqual([
      'First two',
      ['First three', 'Second three'],
      'Second two',
    ]);
    const [nav] = contentsIn(pageAt('docs/levels.html'));
    expect(nav === undefined ? [] : all(nav, 'code').map(textOf)).toEqual(['two']);
  });

  test('TOC-01: a page sets its own levels, and a level left out leaves no wrong parent', () => {
    expect(outlineOf('docs/bounds.html')).toEqual(['Three', 'Four']);
  });

  test('TOC-01: a page without headings, or one that hides them, has none', () => {
    for (const path of ['docs/inside.html', 'docs/hidden.html']) {
      expect(contentsIn(pageAt(path)), path).toEqual([]);
      expect(textOf(pageAt(path)), path).not.toContain('On this page');
    }
  });
});

describe('items of the bar', () => {
  test('NAV-03: a link is active below its path, at its base, and where its pattern matches', () => {
    for (const [path, labels] of Object.entries({
      'guide.html': ['No side'],
      'guide/one.html': ['No side'],
      'guidebook.html': [],
      'docs/deep-one.html': ['By base'],
      'docs/paint.html': ['inside'],
      'terms.html': ['By base'],
      'docs/long.html': ['By pattern', 'inside'],
    }))
      expect(
        activeItems(pageAt(path)).map(({ label }) => label),
        path,
      ).toEqual(labels);
    expect(activeItems(pageAt('docs/long.html'))[0]?.current).toBe('true');
  });

  test('NAV-04: a link to a doc is active in its sidebar, and shown where the doc is listed', () => {
    const docs = (path: string) =>
      barLinks(pageAt(path))
        .filter((link) => /^(inside|Unlisted doc|Draft doc)$/.test(textOf(link)))
        .map((link) => [textOf(link), link.attributes['href'], link.attributes['aria-current']]);
    const inside = (current?: string) => ['inside', '/docs/inside', current];
    expect(docs('index.html')).toEqual([inside()]);
    expect(docs('docs/levels.html')).toEqual([inside('true')]);
    expect(docs('docs/inside.html')).toEqual([inside('page')]);
    expect(docs('docs/lonely.html')).toEqual([inside()]);
    expect(docs('docs/hush.html').map(([label]) => label)).toEqual(['inside', 'Unlisted doc']);
  });

  test('NAV-05: a link to a sidebar leads to the first thing that can be opened, by its name', () => {
    const lonely = (path: string) =>
      barLinks(pageAt(path))
        .filter(({ attributes }) => attributes['href'] === '/docs/lonely')
        .map((link) => [textOf(link), link.attributes['aria-current']]);
    expect(lonely('index.html')).toEqual([['Lonely', undefined]]);
    expect(lonely('docs/lonely.html')).toEqual([['Lonely', 'page']]);
  });
});

test('LAY-05: a site without footer settings has no footer', () => {
  expect(all(pageAt('docs/intro.html'), 'footer')).toEqual([]);
});

describe('versions with other notices', () => {
  const page = (path: string) => pageAt(path, 'docs with other notices');
  const alerts = (path: string) =>
    all(one(page(path), 'div', { id: 'site' }), '*', { role: 'alert' }).map(textOf);
  const badges = (path: string) =>
    all(one(page(path), 'main'), 'span')
      .map(textOf)
      .filter((text) => text.startsWith('Version: '));

  test('VER-06, VER-07: a version may have another banner, none, or no badge', () => {
    expect(alerts('docs/next/a.html')).toEqual([]);
    expect(badges('docs/next/a.html')).toEqual(['Version: Next']);
    expect(alerts('docs/1/a.html')).toEqual([expect.stringContaining('has not been released yet')]);
    expect(badges('docs/a.html')).toEqual([]);
  });
});
