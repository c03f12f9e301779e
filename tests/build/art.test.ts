import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildFixture } from '../support/builtSite';
import { all, one, textOf } from '../support/html';
import { runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildFixture('art');
}, 240_000);

describe('pictures of the art folder', () => {
  test('are drawn at their own size and shown at a whole multiple', async () => {
    const [corner, half] = all(one(site.html('index.html'), 'main'), 'img').map((img) => img.attributes);
    expect(corner).toMatchObject({ alt: 'A corner', width: '32', height: '32' });
    expect(half).toMatchObject({ alt: 'Half a corner', width: '8', height: '8' });
    const { width, height } = await sharp(
      join(site.out, corner?.['src']?.replace('/below/', '') ?? ''),
    ).metadata();
    expect([width, height]).toEqual([4, 4]);
  });

  test('have their words and captions in the language of the page', () => {
    const [figure] = all(one(site.html('zh/index.html'), 'main'), 'figure');
    if (figure === undefined) throw new Error('There is no figure');
    expect(one(figure, 'img').attributes['alt']).toBe('一个角');
    expect(textOf(one(figure, 'figcaption'))).toBe('角');
  });

  test('are linked, for who has no scripts, unless they stand in a link', () => {
    const links = all(one(site.html('index.html'), 'main'), 'a').filter(
      (link) => all(link, 'img').length > 0,
    );
    expect(links.map(({ attributes }) => attributes['href'])).toEqual([
      expect.stringMatching(/^\/below\/assets\/art\/corner-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/below\/assets\/art\/corner-open-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/below\/assets\/art\/deep-dot-[\da-f]{8}\.png$/),
      '/below/press/corner.png',
      '#small',
      '/below/press/corner.png',
      expect.stringMatching(/^\/below\/assets\/art\/corner-sheet-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/below\/assets\/art\/corner-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/below\/assets\/art\/square-[\da-f]{8}\.png$/),
    ]);
  });

  test('are written only if a page shows them', () => {
    expect(site.files.filter((file) => file.includes('unused'))).toEqual([]);
  });

  test('RT-02: stand on pages without a text of their own, first as the first frame', () => {
    const [scene] = all(one(site.html('404.html'), 'main'), 'img').map((img) => img.attributes);
    expect(scene).toMatchObject({ alt: 'A corner', width: '8', height: '8' });
    expect(scene?.['src']).toMatch(/\/corner-[\da-f]{8}\.png$/);
  });

  test('SEO-06: become files with fixed names, the icon among them', async () => {
    expect(site.files).toEqual(expect.arrayContaining(['favicon.svg', 'favicon.ico', 'press/corner.png']));
    expect(one(site.html('index.html'), 'link', { rel: 'icon' }).attributes['href']).toBe(
      '/below/favicon.svg',
    );
    const { data, info } = await sharp(join(site.out, 'press/corner.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([18, 18]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(readFileSync(join(site.out, 'art/two.gpl'), 'utf8')).toContain('GIMP Palette');
  });
});

test('mistakes in pictures are reported like those in texts', async () => {
  const root = copySite('art', 'art-faulty');
  appendFileSync(join(root, 'art/corner.art'), 'frame\n0000\n0000\n00x0\n000\n');
  writeFileSync(join(root, 'art/two.gpl'), 'GIMP Palette\n0 0 0 black\n255 255 255 white\n1 2 red\n');
  const settings = join(root, 'site.config.ts');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace("'corner'", "'conner'"));
  const page = join(root, 'content/en/pages/index.md');
  writeFileSync(
    page,
    '---\ntitle: A\ndescription: B\n---\n\n::sprite{name=deep/dit}\n\n::sprite{name=deep/dot}\n\n::sprite{scale=1.5 alt=""}\n',
  );
  rmSync(join(root, 'content/zh'), { recursive: true });
  const run = await runTool('check', '--root', root);
  expect(run.stderr).toMatchInlineSnapshot(`
    "art/corner.art:26:3  error  "x" is no colour
        Colours: 0 to 1; a dot is transparent.
    art/corner.art:27:4  error  This row has 3 pixels
        The size asks for 4.
    art/two.gpl:4:1  error  "1 2 red" is no colour
        Write red, green and blue from 0 to 255, then a name of one word.
    content/en/pages/index.md:1:1  warning  The file has no twin in "zh"; readers there see it in the default language.
        Create content/zh/pages/index.md.
    content/en/pages/index.md:6:10  error  The art folder has no "deep/dit".
        Did you mean "deep/dot"?
        Name a file in art/ by its path there without ending, or one of its tags as file/tag.
    content/en/pages/index.md:8:10  error  "deep/dot" has no words for who cannot see it.
        Write alt="…" here, or "alt-en: …" in its file.
    content/en/pages/index.md:8:10  error  "deep/dot" has no words for who cannot see it.
        Write alt="…" here, or "alt-zh: …" in its file.
    content/en/pages/index.md:10:1  error  ::sprite: Attribute "name" is missing
        Its path in art/ without ending.
    content/en/pages/index.md:10:10  error  ::sprite: scale must be a whole number, found a text ("1.5")
        How many times larger than drawn. Default: as fits a text.
    content/en/pages/index.md:10:20  error  ::sprite: alt must not be empty, found a text ("")
        What it shows. Default: the words in its file.
    site.config.ts:8:15  error  The art folder has no "conner".
        Did you mean "corner"?
        Name a file in art/ by its path there without ending, or one of its tags as file/tag.

    10 errors, 1 warning. Nothing was changed.
    "
  `);
});
