import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, buildFixture } from '../support/builtSite';
import { changeSettings } from '../support/changeSettings';

const homes = {
  en: '---\ntitle: Home\ndescription: The start of the site.\n---\n\nThe start of the site.\n',
  zh: '---\ntitle: 首页\ndescription: 网站的开始。\n---\n\n网站的开始。\n',
};

/**
 * A built site in English and Chinese, with homes, redirects and a file of every type.
 * @param settings others than those of the site at `/`
 */
export function buildHostSite(
  name: string,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<BuiltSite> {
  return buildFixture('docs', {
    as: `${name}-${process.pid}`,
    by: (root) => {
      changeSettings(root, { redirects: { '/old': '/docs/intro', '/旧': '/docs/a#top' }, ...settings });
      for (const [locale, home] of Object.entries(homes)) {
        mkdirSync(join(root, 'content', locale, 'pages'), { recursive: true });
        writeFileSync(join(root, 'content', locale, 'pages/index.md'), home);
      }
      mkdirSync(join(root, 'public/zh'), { recursive: true });
      writeFileSync(join(root, 'public/app.webmanifest'), '{}');
      writeFileSync(join(root, 'public/font.woff2'), 'No font, but named like one.');
      writeFileSync(join(root, 'public/zh/像素.txt'), '像素\n');
    },
  });
}
