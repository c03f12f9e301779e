import type { Site } from 'generator/link/site';
import { siteFolders } from 'generator/load/siteFolders';
import { readSite } from 'generator/readSite';
import { beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '../support/siteCopy';

let site: Site;
let developed: Site;
beforeAll(async () => {
  const folders = siteFolders(copySite('docs', 'linkedSite'));
  const load = (mode: 'production' | 'development') =>
    readSite({ folders, toolVersion: 'any tool', worker: undefined }, mode, '2025-01-01');
  site = (await load('production')).site;
  developed = (await load('development')).site;
});

function versionsOf(linked: Site) {
  return linked.sets.flatMap(({ versions }) => versions);
}

describe('the linked site of the docs fixture', () => {
  test('CFG-03: no two docs share a route, no two sets an id', () => {
    const docs = versionsOf(site).flatMap(({ docs: own }) => [...own.values()]);
    expect(new Set(docs.map(({ route }) => route)).size).toBe(docs.length);
    expect(new Set(site.sets.map(({ id }) => id)).size).toBe(site.sets.length);
  });

  test('VIS-02, ERR-05, VER-01: in development drafts are docs like others, and no list of drafts is kept', () => {
    expect(versionsOf(developed).flatMap(({ draftIds }) => draftIds)).toEqual([]);
    expect(developed.pages.get('/docs/quokka')).toMatchObject({ kind: 'doc', draft: true });
    expect(developed.pages.get('/docs/category/quokka-drafts')?.kind).toBe('category');
  });

  test('VIS-07: in development unlisted docs are listed as usual', () => {
    expect(developed.pages.get('/docs/basics/between')).toMatchObject({ kind: 'doc', unlisted: false });
    expect(site.pages.get('/docs/basics/between')).toMatchObject({ kind: 'doc', unlisted: true });
  });
});
