import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { openSite } from '../bench/openSite.mjs';
import { packageRoot } from '../packages/generator/cli/install.mjs';
import config from '../packages/generator/vite.config.mjs';
import { takeReadmePicture } from './readmePicture.mjs';

/**
 * `npm run screens`: takes every kind of page at four widths, light and dark, in both languages,
 * and what shows when something is done on them, into `.cache/screens/`, with an index page to look
 * through; tools and exercises are taken as they open, in use, and done. `npm run screens -- print crash`
 * takes the named ones only, and `npm run screens -- readme` the picture of the README.
 */
const kinds = {
  home: '/',
  guide: '/docs/basic/canvas',
  'guide with animations': '/docs/timeline/onion-skin',
  'guide with tabs and code': '/docs/other/other-format',
  category: '/docs/category/basics',
  'release note': '/docs/release-note-ios/r48',
  'release notes': '/docs/category/ios-release-notes',
  roadmap: '/docs/roadmap',
  'press kit': '/docs/presskit',
  'FAQ start': '/faq/intro',
  'word list': '/faq/words',
  answer: '/faq/drawing/export-image-blurry',
  'blog list': '/blog',
  post: '/blog/welcome',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/ios',
  authors: '/blog/authors',
  author: '/blog/authors/team',
  admonitions: '/markdown-page',
  legal: '/privacy',
  'not found': '/nope',
};
/** From which page, and what is done there. The page is closed afterwards. */
const states = {
  'menu open': {
    route: '/docs/intro',
    show: (page, { width }) =>
      width < 997
        ? page.locator('[aria-haspopup="dialog"]').click()
        : page.locator('[aria-haspopup="true"]').first().click(),
  },
  'search open': {
    route: '/docs/intro',
    show: async (page, { locale }) => {
      await page.keyboard.press('/');
      await page.locator('dialog[open] input').fill(locale === 'en' ? 'palette' : '调色板');
      // The titles of results are there before their excerpts.
      await page.locator('dialog[open] [role=option] span:nth-child(3) > mark').first().waitFor();
    },
  },
  'zoom view': {
    route: '/docs/basic/canvas',
    show: async (page) => {
      await page.locator('figure a').first().click();
      await page.locator('dialog[open] output').waitFor();
    },
  },
  crash: {
    route: '/docs/category/basics',
    show: async (page) => {
      await page.route('**/docs/basic/canvas.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), article: null } });
      });
      await page.locator('main a[href$="/docs/basic/canvas"]').first().click();
      await page.locator('main [role=alert] button').first().waitFor();
    },
  },
  print: {
    route: '/docs/other/other-format',
    show: (page) => page.emulateMedia({ media: 'print' }),
    fullPage: true,
  },
};
const otherChoice =
  'input:is([type=radio], [type=checkbox]):not(:checked), [role=tab][aria-selected=false], [aria-pressed=false], select';
const widths = [390, 820, 1440, 1920];
const modes = ['light', 'dark'];
const locales = { en: '', zh: '/zh' };
const out = join(packageRoot, '.cache/screens');
const names = process.argv.slice(2);
/** Vite's own styles begin with a bundle only. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles' : undefined),
  load: (id) => (id === '\0styles' ? 'export default {}' : undefined),
};

const chosen = (entries) => entries.filter(([name]) => names.length === 0 || names.includes(name));
const wanted = (all) => chosen(Object.entries(all));

const site = await openSite(packageRoot);
if (names.includes('readme')) {
  console.log(await takeReadmePicture(site));
  await site.close();
  process.exit();
}
const exhibits = await findExhibits();
const exercises = exhibits.filter(([, { states }]) => states !== undefined);
const tools = exhibits.filter(([, { states }]) => states === undefined);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const rows = [];
for (const [locale, prefix] of Object.entries(locales))
  for (const width of widths)
    for (const mode of modes) {
      const context = await site.browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        // In the browser of somebody who reads the language: nobody is pointed to another.
        locale,
      });
      await context.addInitScript((choice) => localStorage.setItem('color-mode', choice), mode);
      const page = await context.newPage();
      const capture = async (page, kind, fullPage = true) => {
        const file = `${locale}-${width}-${mode}-${kind.replaceAll(' ', '-')}.png`;
        await page.screenshot({ path: join(out, file), fullPage });
        rows.push({ kind, locale, width, mode, file });
      };
      for (const [kind, route] of wanted(kinds)) {
        await page.goto(site.origin + (prefix + route || '/'));
        await page.waitForSelector('[data-has-hydrated="true"]');
        // The tools of a page come once somebody is there.
        await page.mouse.move(1, 1);
        await page.evaluate(showAll);
        await capture(page, kind);
      }
      for (const [kind, { route, show, fullPage = false }] of wanted(states)) {
        const fresh = await context.newPage();
        await fresh.goto(site.origin + prefix + route);
        await fresh.waitForSelector('[data-has-hydrated="true"]');
        await show(fresh, { width, locale });
        await capture(fresh, kind, fullPage);
        await fresh.close();
      }
      /** Takes a tool or an exercise in one of its states. */
      const captureState = async (name, state, frame) => {
        await frame.locator('.tool-title').waitFor();
        // A piece that is higher than the window would be cut where something in it is sticky.
        await frame.page().setViewportSize({ width, height: 1800 });
        await frame.scrollIntoViewIfNeeded();
        const file = `${locale}-${width}-${mode}-${name}-${state}.png`;
        await frame.screenshot({ path: join(out, file) });
        rows.push({ kind: `${name} ${state}`, locale, width, mode, file });
      };
      for (const [name, { route, at, states }] of chosen(exercises))
        for (const [number, state] of ['', ...states].entries()) {
          const fresh = await context.newPage();
          await fresh.goto(`${site.origin}${prefix}${route}${state && `#${name}=${state}`}`);
          await fresh.waitForSelector('[data-has-hydrated="true"]');
          await fresh.evaluate(showAll);
          await captureState(name, number + 1, fresh.locator('.tool').nth(at));
          await fresh.close();
        }
      for (const [name, { route, at }] of chosen(tools)) {
        await page.goto(site.origin + prefix + route);
        await page.waitForSelector('[data-has-hydrated="true"]');
        await page.evaluate(showAll);
        const frame = page.locator('.tool').nth(at);
        await captureState(name, 1, frame);
        await frame.locator('.tool-zone .tool-quiet').click();
        await frame.locator('.tool-zone').waitFor({ state: 'detached' });
        await captureState(name, 2, frame);
        await frame.locator(otherChoice).first().click({ force: true });
        await captureState(name, 3, frame);
      }
      await context.close();
    }
await site.close();

/**
 * The exercises and tools of the site by name: the page with each that its states are of, else the first, its place
 * among those of the page, and the states that the link of an exercise opens. Tools have none: they are taken as they
 * open, with our sample, and with another of their choices.
 */
async function findExhibits() {
  const { exhibits } = await importCode('site/exhibits/exhibits.ts');
  const routes = new Map();
  for (const name of exhibits.keys()) {
    const file = `site/exhibits/${name}/tried.ts`;
    if (existsSync(join(packageRoot, file))) routes.set(name, (await importCode(file)).tried.route);
  }
  const found = new Map();
  for (const { kind, route, document } of site.pages) {
    if (route.startsWith('/zh/') || (kind !== 'doc' && kind !== 'page')) continue;
    for (const [at, name] of exhibitsIn(JSON.parse(readFileSync(document, 'utf8')))
      .filter(hasPanel)
      .entries())
      if (!found.has(name) && (routes.get(name) ?? route) === route)
        found.set(name, { route, at, states: exhibits.get(name).states });
  }
  return [...found];
}

/** What a module of the site exports. */
async function importCode(file) {
  const settings = { ...config, configFile: false, plugins: [withoutStyles] };
  return (await runnerImport(join(packageRoot, file), settings)).module;
}

/** Names of the exhibits in a tree, in their order. */
function exhibitsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  const own = Array.isArray(node) && node[0] === 'Exhibit' ? [node[1].exhibit] : [];
  return [...own, ...Object.values(node).flatMap(exhibitsIn)];
}

/** The easel of the home page and the passport have none. */
function hasPanel(name) {
  if (name === 'finish-slime' || name === 'passport') return false;
  return ['Exercise', 'Tool'].some((piece) =>
    existsSync(join(packageRoot, `site/exhibits/${name}/${piece}.tsx`)),
  );
}

/** Runs in the page: pictures and exhibits below the window load when they are scrolled into view. */
async function showAll() {
  for (const figure of document.querySelectorAll('main figure')) {
    figure.scrollIntoView();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  scrollTo(0, 0);
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode()));
}

const figure = ({ kind, locale, width, mode, file }) =>
  `<figure><figcaption>${kind} · ${locale} · ${width} · ${mode}</figcaption><a href="${file}"><img loading="lazy" src="${file}" width="300" alt=""></a></figure>`;
const sorted = rows.toSorted((a, b) => a.kind.localeCompare(b.kind));
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif;background:#888}figure{margin:0}img{max-block-size:600px;object-fit:cover;object-position:top}</style>${sorted.map(figure).join('')}`,
);
console.log(`${rows.length} pictures: ${join(out, 'index.html')}`);
