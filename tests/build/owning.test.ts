import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { arabic } from '../support/arabic';
import { type BuiltSite, openOutput } from '../support/builtSite';
import { all, one, textOf } from '../support/html';
import { follow, readManual } from '../support/manual';
import { runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

/** The sites that the manual is tried on: what does not concern one another is done to one of them. */
type Name = 'changed' | 'versions' | 'moved' | 'other';

/** Each section of the manual, the site that it is tried on, and what is then true. */
const promises: Readonly<Record<string, { readonly on: Name; readonly holds: (site: BuiltSite) => void }>> = {
  'Another name, other colours, another logo': {
    on: 'changed',
    holds: (site) => {
      const intro = site.html('docs/intro.html');
      expect(textOf(one(intro, 'title'))).toBe('Intro | Our Pixels');
      expect(textOf(one(site.html('zh/docs/intro.html'), 'title'))).toBe('简介 | 我们的像素');
      expect(textOf(one(intro, 'footer'))).toContain('© Our Company');
      expect(site.text('docs/intro.html')).toContain('<link rel="icon" href="/our-logo.svg">');
      expect(site.text('docs/intro.html')).toContain(
        '<style>:root{--violet:#0b5a5a;--lilac:#7fd6d6}</style>',
      );
      expect(site.text('docs/intro.html')).toMatch(/<img [^>]*src="data:image\/svg\+xml[^>]*>|our-logo\.svg/);
      expect(site.text('docs/canvas.html')).toContain('Back to');
      expect(site.text('zh/docs/canvas.html')).not.toContain('Back to');
    },
  },
  'Addresses that are not known yet': {
    on: 'changed',
    holds: (site) => {
      const links = all(one(site.html('zh/docs/intro.html'), 'footer'), 'a');
      expect(links.map((link) => [link.attributes['href'], textOf(link)])).toEqual([
        ['https://store.steampowered.com/app/0000000', expect.stringMatching(/^Steam/)],
        ['https://register.example/', expect.stringMatching(/^浙ICP备00000000号/)],
      ]);
      // Where nobody has answered yet, what is known stands in.
      const before = all(one(siteOf('moved').html('zh/docs/intro/index.html'), 'footer'), 'a');
      expect(before.map((link) => [link.attributes['href'], textOf(link)])).toEqual([
        ['https://store.steampowered.com/search/?term=Owned', expect.stringMatching(/^Steam/)],
        ['https://register.example/', expect.stringMatching(/^ICP备案/)],
      ]);
    },
  },
  'An announcement': {
    on: 'changed',
    holds: (site) => {
      const bar = one(site.html('zh/docs/intro.html'), 'section', { 'aria-label': '公告' });
      expect(textOf(bar)).toContain('春季特惠：从这里开始。');
      expect(one(bar, 'a').attributes['href']).toBe('/zh/docs/intro');
      // What stands in for the words of a language says which one it is.
      expect(site.text('ar/docs/intro.html')).toMatch(/<div [^>]*lang="en-US" dir="ltr">Spring sale: /);
    },
  },
  'A custom Page Not Found': {
    on: 'changed',
    holds: (site) => {
      const main = one(site.html('404.html'), 'main');
      expect(textOf(one(main, 'h1'))).toBe('This page has moved out');
      expect(all(main, 'a').map(({ attributes }) => attributes['href'])).toEqual(['/docs/canvas', '/blog']);
      expect(textOf(one(site.html('zh/404.html'), 'main'))).toContain('这个地址没有内容。');
      expect(site.text('ar/404.html')).toContain(arabic.pages.notFound.title);
    },
  },
  'A new doc set': {
    on: 'changed',
    holds: (site) => {
      expect(textOf(one(site.html('zh/handbook/start.html'), 'h1'))).toBe('第一天');
      const bar = one(site.html('docs/intro.html'), 'nav', { 'aria-label': 'Main' });
      expect(textOf(bar)).toContain('Handbook');
    },
  },
  'A third language': {
    on: 'changed',
    holds: (site) => {
      expect(site.text('ar/docs/intro.html')).toContain('<html lang="ar-EG" dir="rtl"');
      expect(site.text('ar/docs/intro.html')).toContain(arabic.page.pagination.previous);
      expect(site.text('ar/docs/canvas.html')).toMatch(/<div [^>]*lang="en-US" dir="ltr"><h1>Canvas/);
      expect(site.text('docs/intro.html')).toContain('hrefLang="ar-EG"');
      // A file beside the languages that has no word in the new one (I18N-08).
      expect(site.text('ar/docs/canvas.html')).toContain(
        '<td><span lang="en-US" dir="ltr">Take a step back</span></td>',
      );
      expect(site.text('zh/docs/canvas.html')).toContain('<td>退回一步</td>');
    },
  },
  'A second version of the docs': {
    on: 'versions',
    holds: (site) => {
      for (const path of ['docs/intro', 'docs/next/intro', 'zh/docs/next/intro'])
        expect(site.files).toContain(`${path}.html`);
      expect(site.text('docs/next/intro.html')).toContain('has not been released');
      // Links from outside lead where readers are; those of the version itself stay in it.
      expect(site.text('index.html')).toContain('href="/docs/canvas#the-end"');
      expect(site.text('zh/blog/hello.html')).toContain('href="/zh/docs/intro"');
      expect(site.text('docs/next/intro.html')).toContain('href="/docs/next/canvas"');
      for (const file of ['index.html', 'blog/hello.html'])
        expect(textOf(one(site.html(file), 'main'))).not.toContain('next');
    },
  },
  'Below a path': {
    on: 'moved',
    holds: (site) => {
      const links = all(one(site.html('index.html'), 'main'), 'a').map(
        ({ attributes }) => attributes['href'],
      );
      expect(links).toContain('/pixels/docs/intro/');
      expect(site.text('sitemap.xml')).toContain('<loc>https://company.example/pixels/docs/intro/</loc>');
      expect(site.text('index.html')).toContain(',"-pixels")');
    },
  },
  'Addresses with a slash at the end': {
    on: 'moved',
    holds: (site) => expect(site.files).toContain('docs/intro/index.html'),
  },
  'Pages compressed ahead': {
    on: 'moved',
    holds: (site) => {
      const copy = readFileSync(join(site.out, 'docs/intro/index.html.br'));
      expect(brotliDecompressSync(copy).toString()).toBe(site.text('docs/intro/index.html'));
      // Without it only what is no page has copies.
      const others = sites.get('changed')?.out ?? '';
      expect(existsSync(join(others, 'docs/intro.html.br'))).toBe(false);
      expect(existsSync(join(others, 'sitemap.xml.br'))).toBe(true);
    },
  },
  'Tags in the head': {
    on: 'changed',
    holds: (site) => {
      for (const file of ['docs/intro.html', 'zh/404.html'])
        expect(site.text(file)).toContain(
          '<meta name="site-verification" content="a1b2c3"><link rel="me" href="https://social.example/@ours">',
        );
    },
  },
  // What the code does is seen in a browser: tests/browser/fixtures/others/additions.spec.ts.
  'Code of your own on every page': {
    on: 'changed',
    holds: (site) => {
      const layout = site.files.find((file) => /^assets\/layout-zh-/.test(file)) ?? '';
      expect(JSON.parse(site.text(layout)).script).toBe('/additions.js');
      expect(site.files).toContain('additions.js');
    },
  },
  'Visitor statistics after consent': {
    on: 'changed',
    holds: (site) => expect(policyOf(site)).toContain(";connect-src 'self' https://stats.example;"),
  },
  Comments: {
    on: 'changed',
    holds: (site) => expect(policyOf(site)).toMatch(/;frame-src https:\/\/comments\.example$/),
  },
  'Another product': {
    on: 'other',
    holds: (site) =>
      expect(site.run.stderr).toBe(
        'site.yaml:1:1  warning  The site has no home page: its own address is not found.\n    Write content/en/home.yaml, or content/en/pages/index.md.\n\n',
      ),
  },
};

function policyOf(site: BuiltSite): string {
  const found = all(site.html('blog/hello.html'), 'meta', { 'http-equiv': 'content-security-policy' });
  return found[0]?.attributes['content'] ?? '';
}

const manual = readManual();
const sites = new Map<Name, BuiltSite>();
function siteOf(name: Name): BuiltSite {
  const site = sites.get(name);
  if (site === undefined) throw new Error(`The site ${name} is not built`);
  return site;
}
beforeAll(async () => {
  for (const name of ['changed', 'versions', 'moved', 'other'] as const) {
    const root = copySite('owned', `owned-${name}`);
    for (const section of manual) if (promises[section.title]?.on === name) follow(section, root);
    if (name === 'other')
      for (const locale of ['en', 'zh']) rmSync(join(root, 'content', locale, 'pages'), { recursive: true });
    const out = join(root, 'out');
    sites.set(name, openOutput(await runTool('build', '--root', root, '--out', out), root, out));
  }
}, 240_000);

test('CFG-10: every section of docs/owning.md is tried', () => {
  expect(manual.map(({ title }) => title)).toEqual(Object.keys(promises));
});

test.each(Object.entries(promises))(
  'CFG-10, VER-10: the steps of “%s” do what they say',
  (_title, { on, holds }) => {
    holds(siteOf(on));
  },
);

test('CFG-10: nothing is complained of but what has no words in the new language', () => {
  for (const name of ['versions', 'moved'] as const) expect(sites.get(name)?.run.stderr).toBe('');
  const lines = sites
    .get('changed')
    ?.run.stderr.split('\n')
    .filter((line) => line.includes('warning'));
  expect(lines).toEqual([
    'content/ar:1:1  warning  4 files have no translation in "ar"; readers there see them in the default language: content/en/blog/2025-03-01-hello.md, content/en/docs/canvas.md, content/en/handbook/start.md and 1 more.',
    'content/keys.yaml:1:1  warning  The file has no translation into "ar"; its readers see the default language.',
    'site.yaml:1:1  warning  Settings without a translation into "ar": title, tagline, announcement.content, navbar.items.0.label, navbar.items.1.label, navbar.items.2.label, footer.columns.0.title, footer.copyright, docSets.0.label, docSets.1.label, vendor.filing.until.',
  ]);
});

test('what has a place in the settings is asked for first, until it is answered', async () => {
  const needs = async (root: string) => (await runTool('needs', '--root', root)).stdout;
  expect(await needs(siteOf('moved').root)).toBe(
    'Answers that have a place in site.yaml\n\n- What is the address on Steam? (vendor.steam)\n- What is the filing number? (vendor.filing)\n\n',
  );
  expect(await needs(siteOf('changed').root)).toBe('');
});
