import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSite } from '../bench/openSite.mjs';
import { packageRoot } from '../packages/generator/cli/install.mjs';
import { takeReadmePicture } from './readmePicture.mjs';

/**
 * `npm run screens`: takes every kind of page at three widths, light and dark, in both languages,
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
  'FAQ start and glossary': '/faq/intro',
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
      await page.locator('main [role=alert] button').waitFor();
    },
  },
  print: {
    route: '/docs/other/other-format',
    show: (page) => page.emulateMedia({ media: 'print' }),
    fullPage: true,
  },
};
/** On which page an exercise stands, as which of its exercises, and the states that its link opens: in use, then with the goal met. */
const exercises = {
  'mirror-shield': {
    route: '/docs/other/symmetric-tool',
    states: ['between.666u7i878v9k', 'on.666u7i878v9ka9aybncc'],
  },
  'soften-curve': {
    route: '/docs/basic/tools',
    nth: 1,
    states: ['0sh0si0so0sp0tp0tq0tv0tw', '0q40q50q60ra0rb0rj0rk0sh0si0so0sp0tp0tq0tv0tw'],
  },
  'find-inbetween': { route: '/docs/timeline/onion-skin', states: ['16-eased', '22-eased'] },
  'link-cell': { route: '/docs/timeline/cell', states: ['.3p04904s0.l.', '.3p04904s0.l.l'] },
  'order-layers': {
    route: '/docs/timeline/layer',
    states: ['light10.shade10.slime10.ground10', 'light4.shade10c.slime10.ground10'],
  },
  'type-pixels': {
    route: '/docs/resources/fonts',
    states: ['2-43-61-66-e9-2c-a-9f99', '3-43-41-46-45-a-4f-50-45-4e'],
  },
  'straighten-line': { route: '/docs/basic/tools', states: ['perfect..', 'perfect..ckdqfrfsgxgyj1k7'] },
  'build-ramp': { route: '/docs/basic/palette', states: ['8-8-24-hsv', '0-8-12-oklch'] },
  'dither-sky': { route: '/docs/basic/dithering', states: ['30-4-floyd-steinberg', '46-8-atkinson'] },
  'swap-palette': {
    route: '/faq/drawing/indexed-color-support',
    states: ['8-0423456789eb31de', '16-0463456789ebf1de'],
  },
  'time-walk': { route: '/docs/timeline/frame', states: ['22242222', '32223222'] },
  'turn-sword': { route: '/docs/basic/transform', states: ['10', '30-rotsprite-3cn3w060n75n7xnapn'] },
  'count-memory': {
    route: '/faq/files/huge-file-performance',
    states: ['2048x2048-20-60', '512x512-10-60'],
  },
  'find-keys': {
    route: '/docs/other/keyboard-shortcuts-da',
    states: ['system=windows&F12=Save', 'system=windows&Ctrl%2BK=Undo&Ctrl%2BL=Redo&Ctrl%2BJ=Play'],
  },
  'practice-ground': { route: '/practice', states: ['48.34ab63ab157a', '48.34ab63ab63ab93a'] },
};
/** On which page a tool stands. It is taken as it opens, with our sample, and with another of its choices. */
const tools = {
  sharpener: '/faq/drawing/wechat-gif-blur',
  'palette-laboratory': '/faq/drawing/import-gpl-file',
  'sheet-desk': '/docs/timeline/frame',
  'tile-tester': '/faq/drawing/tileset-tilemap-support',
  'sprite-doctor': '/docs/basic/sprite',
  inspector: '/docs/other/other-format',
  'open-project': '/open',
};
const otherChoice =
  'input:is([type=radio], [type=checkbox]):not(:checked), [role=tab][aria-selected=false], [aria-pressed=false], select';
const widths = [390, 768, 1440];
const modes = ['light', 'dark'];
const locales = { en: '', zh: '/zh' };
const out = join(packageRoot, '.cache/screens');
const names = process.argv.slice(2);
const wanted = (all) => Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name));

const site = await openSite(packageRoot);
if (names.includes('readme')) {
  console.log(await takeReadmePicture(site));
  await site.close();
  process.exit();
}
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
        await frame.scrollIntoViewIfNeeded();
        const file = `${locale}-${width}-${mode}-${name}-${state}.png`;
        await frame.screenshot({ path: join(out, file) });
        rows.push({ kind: `${name} ${state}`, locale, width, mode, file });
      };
      for (const [name, { route, states, nth = 0 }] of wanted(exercises))
        for (const [number, state] of ['', ...states].entries()) {
          const fresh = await context.newPage();
          await fresh.goto(`${site.origin}${prefix}${route}${state && `#${name}=${state}`}`);
          await fresh.waitForSelector('[data-has-hydrated="true"]');
          await fresh.evaluate(showAll);
          await captureState(name, number + 1, fresh.locator('.exercise').nth(nth));
          await fresh.close();
        }
      for (const [name, route] of wanted(tools)) {
        await page.goto(site.origin + prefix + route);
        await page.waitForSelector('[data-has-hydrated="true"]');
        await page.evaluate(showAll);
        const frame = page.locator('.tool:not(.exercise)').first();
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
