import { encodePng } from 'pixels/encode/encodePng';
import { blankRaster } from 'pixels/raster';
import { beforeAll, expect, test } from 'vitest';
import { type Run, runTool } from '../support/runTool';
import { writeSite } from '../support/writeSite';

const picture = encodePng(blankRaster(4, 4));
const art = 'size: 1x1\nalt-en: A dot\ntag: on 1-1\n\nframe\n0\n\nframe\n0\n';
const text = `---
title: Home
image: ./shared.png
---

![Shown](./shown.png) and [a file](./notes.txt?v=1#end).

::sprite{name=shown}

::sprite{name=tagged/on}
`;

let run: Run;
beforeAll(async () => {
  const root = writeSite('unnamed', {
    'site.yaml':
      'title: Unnamed\nurl: https://unnamed.example\npictures: { crash: crash }\ninterfaceArt: [icons]\n',
    'content/en/pages/index.md': text,
    'content/en/pages/half.md': '---\ntitle: Half\ndraft: true\n---\n\n![Later](./later.png)\n',
    'content/dictionary.txt': '',
    ...Object.fromEntries(
      ['shown', 'shared', 'later', 'lost'].map((name) => [`content/en/pages/${name}.png`, picture]),
    ),
    'content/en/pages/notes.txt': 'Notes.',
    'content/en/pages/deep/old.zip': 'zip',
    'art/two.gpl': 'GIMP Palette\n0 0 0 black\n',
    ...Object.fromEntries(
      ['shown', 'tagged', 'crash', 'icons/up', 'lost'].map((name) => [`art/${name}.art`, art]),
    ),
    'art/export.art': art.replace('\n\n', '\nalso: /dot.svg\n\n'),
  });
  run = await runTool('check', '--root', root);
});

test('ERR-17: pictures, files and art that nothing names are listed; what a draft names is in use', () => {
  expect(run.stderr.trim()).toBe(
    ['art/lost.art', 'content/en/pages/deep/old.zip', 'content/en/pages/lost.png']
      .map((file) => `${file}:1:1  warning  This file is unused.\n    Show it in a text, or remove it.`)
      .join('\n'),
  );
  expect(run.status).toBe(0);
});
