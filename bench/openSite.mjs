import { join } from 'node:path';
import { openBrowser } from './openBrowser.mjs';
import { openPreview } from './openPreview.mjs';
import { pagesOf } from './pagesOf.mjs';
import { runTool } from './runTool.mjs';

/** Builds a site, serves it and opens a browser: all that measuring its pages needs. */
export async function openSite(root) {
  await runTool('build', '--root', root);
  const pages = pagesOf(join(root, 'dist'));
  const preview = await openPreview(root);
  const browser = await openBrowser();
  const docs = pages.filter((page) => page.kind === 'doc' && !page.route.startsWith('/zh/'));
  const close = async () => {
    await browser.close();
    preview.close();
  };
  return {
    root,
    pages,
    browser,
    origin: preview.origin,
    start: docs[0].route,
    cold: docs
      .slice(1)
      .reverse()
      .map((page) => page.route),
    close,
  };
}
