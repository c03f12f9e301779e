import { join } from 'node:path';
import sharp from 'sharp';
import { packageRoot } from '../packages/generator/cli/install.mjs';

/** The home page towards evening. */
const hour = 18;
const views = [
  { locale: 'en', path: '/', mode: 'light' },
  { locale: 'zh', path: '/zh/docs/timeline/onion-skin', mode: 'dark' },
];
/** Of each window in the picture, in its pixels; the page is seen at three quarters of its size. */
const shown = { width: 960, height: 675 };
const scale = 0.75;
const gap = 20;

/**
 * Takes the picture at the top of the README anew: the home page in English, and beside it a page
 * of the guide in Chinese and dark.
 * @returns the path of the picture
 */
export async function takeReadmePicture({ browser, origin }) {
  const parts = [];
  for (const { locale, path, mode } of views) {
    const context = await browser.newContext({
      viewport: { width: shown.width / scale, height: shown.height / scale },
      reducedMotion: 'reduce',
      locale,
    });
    await context.addInitScript((choice) => localStorage.setItem('color-mode', choice), mode);
    const tab = await context.newPage();
    const now = new Date();
    now.setHours(hour, 0);
    await tab.clock.setFixedTime(now);
    await tab.goto(origin + path);
    await tab.waitForSelector('[data-has-hydrated="true"]');
    await tab.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
    const input = await sharp(await tab.screenshot())
      .resize(shown)
      .toBuffer();
    parts.push({ input, left: parts.length * (shown.width + gap), top: 0 });
    await context.close();
  }
  const file = join(packageRoot, 'docs/site.png');
  await sharp({
    create: {
      width: views.length * (shown.width + gap) - gap,
      height: shown.height,
      channels: 4,
      background: 'transparent',
    },
  })
    .composite(parts)
    .png({ palette: true, effort: 10 })
    .toFile(file);
  return file;
}
