import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composePage } from 'generator/compose/composePage';
import { composeShared } from 'generator/compose/composeShared';
import { features } from 'generator/features';
import { siteFolders } from 'generator/load/siteFolders';
import type { PageDocument } from 'generator/model/document';
import { readSite } from 'generator/readSite';
import { beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '../support/siteCopy';

/** Pages are composed without a browser: what it would get does not matter. */
const noClient = {
  modules: [],
  styles: '',
  inlineScript: '',
  announcementScript: '',
  tabScript: '',
  homeScript: '',
};

type Compose = (route: string) => PageDocument;

/** How pages of a fixture are composed, with files of the default language added. */
async function loadFixture(
  name: string,
  mode: 'production' | 'development',
  added: Readonly<Record<string, string>>,
): Promise<Compose> {
  const root = copySite(name, `developed-${name}-${mode}`);
  for (const [file, text] of Object.entries(added)) {
    const path = join(root, 'content/en', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  const folders = siteFolders(root);
  const tool = { folders, toolVersion: 'any tool', worker: undefined };
  const linked = await readSite(tool, mode, '2025-06-01');
  const { contexts } = composeShared(linked, noClient, features, false);
  return (route) => {
    const page = linked.site.pages.get(route);
    const [context] = contexts;
    if (page === undefined || context === undefined) throw new Error(`There is no page ${route}`);
    return composePage(context, page).document;
  };
}

const kindsOf = ({ notices = [] }: PageDocument) => notices.map(({ kind }) => kind);

describe('the blog fixture', () => {
  const added = {
    'pages/sketch.md': '---\ntitle: Sketch\ndraft: true\n---\n\nIn one sentence.\n',
    'pages/hush.md': '---\ntitle: Hush\nunlisted: true\n---\n\nIn one sentence.\n',
  };
  let developed: Compose;
  let built: Compose;
  beforeAll(async () => {
    developed = await loadFixture('blog', 'development', added);
    built = await loadFixture('blog', 'production', added);
  });
  const archived = (compose: Compose) => {
    const page = compose('/blog/archive');
    return page.kind === 'archive' ? page.years.flatMap(({ posts }) => posts.map(({ href }) => href)) : [];
  };

  test.each(['/blog/quokka', '/blog/quokka-to-come'])(
    'VIS-02, ERR-05: in development the draft %s is a page with a banner, and listed',
    (route) => {
      expect(kindsOf(developed(route))).toContain('draft');
      expect(archived(developed)).toContain(route);
      expect(() => built(route)).toThrow('There is no page');
    },
  );

  test.each(['/blog/post-18', '/blog/post-25'])(
    'VIS-07: in development the unlisted %s is listed, with its banner and neighbours',
    (route) => {
      const page = developed(route);
      expect(kindsOf(page)).toContain('unlisted');
      expect(page.noIndex).toBeUndefined();
      expect(page.kind === 'post' && page.older?.href).toMatch(/^\/blog\//);
      expect(archived(developed)).toContain(route);
      expect(archived(built)).not.toContain(route);
    },
  );

  test('VIS-02, VIS-07: standalone pages have the same banners', () => {
    expect(kindsOf(developed('/sketch'))).toContain('draft');
    expect(() => built('/sketch')).toThrow('There is no page');
    expect(kindsOf(developed('/hush'))).toContain('unlisted');
    expect(developed('/hush').noIndex).toBeUndefined();
    expect(built('/hush').noIndex).toBe(true);
  });
});

describe('an unlisted category', () => {
  const added = {
    'docs-2/secret/category.yaml': 'label: Secret\npage: true\nunlisted: true\n',
    'docs-2/secret/inner.md': '---\ntitle: Inner\n---\n\nIn one sentence.\n',
  };
  const route = '/docs/category/secret';

  test('VIS-07: has the banner in development, where it is listed', async () => {
    const developed = await loadFixture('docs', 'development', added);
    expect(developed(route).noIndex).toBeUndefined();
    expect(kindsOf(developed(route))).toEqual(['unlisted']);
  });

  test('VIS-03: has banner and robots tag in production', async () => {
    const built = await loadFixture('docs', 'production', added);
    expect(built(route).noIndex).toBe(true);
    expect(kindsOf(built(route))).toEqual(['unlisted']);
  });
});
