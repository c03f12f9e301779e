import { beforeAll, describe, expect, test } from 'vitest';
import { findFirstPage } from '../../src/engine/link/sidebarPages';
import type { Site } from '../../src/engine/link/site';
import { siteFolders } from '../../src/engine/load/siteFolders';
import { loadSite } from '../../src/engine/loadSite';
import { openCache } from '../../src/engine/output/cache/diskCache';
import { openTaskPool } from '../../src/engine/output/pool/taskPool';
import { copySite } from '../support/siteCopy';

let site: Site;
let developed: Site;
beforeAll(async () => {
  const folders = siteFolders(copySite('docs', 'linkedSite'));
  const load = (mode: 'production' | 'development') =>
    loadSite(
      folders,
      openCache(folders.cache, 'any tool'),
      mode,
      openTaskPool(undefined),
      new Map(),
      '2025-01-01',
    );
  site = (await load('production')).site;
  developed = (await load('development')).site;
});

function versionsOf(linked: Site) {
  return linked.sets.flatMap((set) => set.versions.map((version) => ({ set, version })));
}

describe('the linked site of the docs fixture', () => {
  test('VER-01: each version has its name, place, main doc, drafts and sidebars', () => {
    const facts = versionsOf(site).map(({ set, version }) => ({
      name: `${version.set} ${version.name}`,
      isLast: version === set.latest,
      base: version.base,
      main: version.main,
      drafts: version.draftIds,
      sidebars: Object.fromEntries(
        [...version.sidebars].map(([id, { nodes }]) => [id, findFirstPage(nodes)]),
      ),
    }));
    expect(facts).toEqual([
      {
        name: 'docs current',
        isLast: false,
        base: '/docs/next',
        main: '/docs/next/intro',
        drafts: [],
        sidebars: { main: '/docs/next/intro', other: '/docs/next/second' },
      },
      {
        name: 'docs 2',
        isLast: true,
        base: '/docs',
        main: '/docs/intro',
        drafts: ['drafts/only', 'quokka'],
        sidebars: { docs: '/docs/intro' },
      },
      {
        name: 'docs 1',
        isLast: false,
        base: '/docs/1',
        main: '/docs/1/intro',
        drafts: [],
        sidebars: { docs: '/docs/1/intro' },
      },
      {
        name: 'faq current',
        isLast: true,
        base: '/faq',
        main: '/faq/intro',
        drafts: ['files/quokka'],
        sidebars: { faq: '/faq/intro' },
      },
    ]);
  });

  test('VER-01: the path of every doc is a route', () => {
    const docs = versionsOf(site).flatMap(({ version }) => [...version.docs.values()]);
    expect(docs.length).toBeGreaterThan(50);
    expect(docs.filter(({ route }) => site.pages.get(route)?.kind !== 'doc')).toEqual([]);
  });

  test('CFG-03: no two docs share a route, no two sets an id', () => {
    const docs = versionsOf(site).flatMap(({ version }) => [...version.docs.values()]);
    expect(new Set(docs.map(({ route }) => route)).size).toBe(docs.length);
    expect(new Set(site.sets.map(({ id }) => id)).size).toBe(site.sets.length);
  });

  test('VIS-02, ERR-05, VER-01: in development drafts are docs like others, and no list of drafts is kept', () => {
    expect(versionsOf(developed).flatMap(({ version }) => version.draftIds)).toEqual([]);
    expect(developed.pages.get('/docs/quokka')).toMatchObject({ kind: 'doc', draft: true });
    expect(developed.pages.get('/docs/category/quokka-drafts')?.kind).toBe('category');
  });

  test('VIS-07: in development unlisted docs are listed as usual', () => {
    expect(developed.pages.get('/docs/basics/between')).toMatchObject({ kind: 'doc', unlisted: false });
    expect(site.pages.get('/docs/basics/between')).toMatchObject({ kind: 'doc', unlisted: true });
  });
});
