import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFixture } from '../support/buildSites';
import type { BuiltSite } from '../support/builtSite';
import { changeSettings } from '../support/changeSettings';
import { all, one, textOf } from '../support/html';
import { runTool } from '../support/runTool';
import { copySite } from '../support/siteCopy';

let site: BuiltSite;
beforeAll(async () => {
  site = await openFixture('art');
});

describe('pictures of the art folder', () => {
  test('are drawn at their own size and shown at a whole multiple', async () => {
    const [corner, half] = all(one(site.html('index.html'), 'main'), 'img').map((img) => img.attributes);
    expect(corner).toMatchObject({ alt: 'A corner', width: '32', height: '32' });
    expect(half).toMatchObject({ alt: 'Half a corner', width: '8', height: '8' });
    const { width, height } = await sharp(
      join(site.out, corner?.['src']?.replace('/x/', '') ?? ''),
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
      expect.stringMatching(/^\/x\/assets\/art\/corner-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/x\/assets\/art\/corner-open-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/x\/assets\/art\/deep-dot-[\da-f]{8}\.png$/),
      '/x/press/corner.png',
      '#small',
      '/x/press/corner.png',
      expect.stringMatching(/^\/x\/assets\/art\/corner-sheet-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/x\/assets\/art\/corner-[\da-f]{8}\.png$/),
      expect.stringMatching(/^\/x\/assets\/art\/square-[\da-f]{8}\.png$/),
    ]);
  });

  test('are written only if a page shows them', () => {
    expect(site.files.filter((file) => file.includes('unused'))).toEqual([]);
  });

  test('RT-02: stand on pages without a text of their own, first as the first frame', () => {
    const [scene] = all(one(site.html('404.html'), 'main'), 'img').map((img) => img.attributes);
    expect(scene).toMatchObject({ alt: 'A corner', width: '4', height: '4' });
    expect(scene?.['src']).toMatch(/\/corner-[\da-f]{8}\.png$/);
  });

  test('SEO-06: become files with fixed names, the icon among them', async () => {
    expect(site.files).toEqual(expect.arrayContaining(['favicon.svg', 'favicon.ico', 'press/corner.png']));
    expect(one(site.html('index.html'), 'link', { rel: 'icon' }).attributes['href']).toBe('/x/favicon.svg');
    const { data, info } = await sharp(join(site.out, 'press/corner.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([18, 18]);
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(readFileSync(join(site.out, 'art/two.gpl'), 'utf8')).toContain('GIMP Palette');
  });
});

describe('CT-18: pictures that a writer saves beside a text', () => {
  const articleOf = () => one(site.html('own.html'), 'main');
  const sizeOf = async (address = '') => {
    const { width, height, format } = await sharp(join(site.out, address.replace('/x/', ''))).metadata();
    return [format, width, height];
  };

  test('CT-15: all have their width and height', () => {
    const sizes = all(articleOf(), 'img').map(({ attributes }) => [
      attributes['alt'],
      attributes['width'],
      attributes['height'],
    ]);
    expect(sizes).toEqual([
      ['A sprite', '160', '120'],
      ['A screen', '2000', '1200'],
      ['A sprite that walks', '160', '120'],
      ['A moving screen', '640', '360'],
      ['a sprite', '160', '120'],
    ]);
  });

  test('pixel art stands in its true size behind whole steps; within words it is as it was saved', async () => {
    const [first, , , , inline] = all(articleOf(), 'img');
    expect(await sizeOf(first?.attributes['src'])).toEqual(['png', 16, 12]);
    expect(await sizeOf(inline?.attributes['src'])).toEqual(['png', 160, 120]);
  });

  test('a screenshot has two widths for the column, and leads to the whole of it', async () => {
    const link = all(articleOf(), 'a').find(({ attributes }) => attributes['href']?.includes('screen'));
    if (link === undefined) throw new Error('The screenshot is missing');
    const { src, srcset, sizes } = one(link, 'img').attributes;
    expect(sizes).toBe('(max-width: 760px) 100vw, 760px');
    const forms = srcset?.split(', ').map((form) => form.split(' ')) ?? [];
    expect(forms.map(([, width]) => width)).toEqual(['760w', '1520w']);
    expect(await Promise.all(forms.map(([address]) => sizeOf(address)))).toEqual([
      ['webp', 760, 456],
      ['webp', 1520, 912],
    ]);
    expect(src).toBe(forms[1]?.[0]);
    expect(await sizeOf(link.attributes['href'])).toEqual(['png', 2000, 1200]);
  });

  test('a GIF is its first frame until the player works, in a figure of its own or one with a caption', async () => {
    const figures = all(articleOf(), 'figure');
    const moving = figures.filter((figure) => /frames/.test(textOf(figure)));
    expect(moving.map(textOf)).toEqual(['4 frames · 0.8 s', '3 frames · 1.5 sA screen that grows brighter']);
    const stills = moving.map((figure) => one(figure, 'img').attributes['src']);
    expect(await Promise.all(stills.map(sizeOf))).toEqual([
      ['png', 16, 12],
      ['png', 640, 360],
    ]);
    expect(figures).toHaveLength(3);
    expect(site.files.filter((file) => file.endsWith('.gif'))).toEqual(['press/corners.gif']);
  });

  test('in the Markdown of the page they are pictures', () => {
    expect(readFileSync(join(site.out, 'own.md'), 'utf8')).toMatch(
      /!\[A sprite that walks\]\(\S+walk-\w+\.png\)/,
    );
  });
});

describe('downloads', () => {
  const offers = (page: string) =>
    all(one(site.html(page), 'main'), 'p').filter((line) => all(line, 'a', { download: '' }).length > 0);

  test('say what they are in the language of the page, as the file has it', () => {
    const size = (file: string) => readFileSync(join(site.out, file)).length;
    const bytes = ['press/corners.png', 'press/corners.gif', 'art/ramps/grey.gpl'].map(size);
    expect(offers('index.html').map(textOf)).toEqual([
      `The corners (PNG, 24×8 pixels, 3 frames of 8×8, 2 colours, ${bytes[0]} bytes)`,
      `The corners small (GIF, 12×12 pixels, 3 frames, 600 ms, 2 colours, ${bytes[1]} bytes)`,
      `Grey (GPL, 3 colours, ${bytes[2]} bytes)`,
    ]);
    expect(offers('zh/index.html').map(textOf)[0]).toBe(
      `所有帧（PNG，24×8像素，3帧，每帧8×8，2种颜色，${bytes[0]}字节）`,
    );
  });

  test('are saved by a link that holds no other', () => {
    const [first, second] = offers('index.html');
    if (first === undefined || second === undefined) throw new Error('There are no downloads');
    expect(one(first, 'a').attributes).toEqual({ href: '/x/press/corners.png', download: '' });
    expect(all(second, 'a').map(({ attributes }) => attributes['href'])).toEqual(['/x/press/corners.gif']);
    expect(second.attributes['id']).toBe('moving');
  });

  test('hold all frames, enlarged by a whole factor, with their times', async () => {
    const sheet = await sharp(join(site.out, 'press/corners.png')).metadata();
    expect([sheet.width, sheet.height]).toEqual([24, 8]);
    const gif = await sharp(join(site.out, 'press/corners.gif'), { animated: true }).metadata();
    expect([gif.width, gif.pageHeight, gif.delay]).toEqual([12, 12, [200, 100, 300]]);
  });

  test('of palettes keep their remarks, with line ends that every program reads', () => {
    expect(readFileSync(join(site.out, 'art/ramps/grey.gpl'), 'utf8')).toBe(
      'GIMP Palette\nName: Grey\n# Dark to light.\n0 0 0 black\n128 128 128 grey\n255 255 255 white\n',
    );
  });
});

test('mistakes in pictures are reported like those in texts', async () => {
  const root = copySite('art', 'art-faulty');
  appendFileSync(join(root, 'art/corner.art'), 'frame\n0000\n0000\n00x0\n000\n');
  writeFileSync(join(root, 'art/two.gpl'), 'GIMP Palette\n0 0 0 black\n255 255 255 white\n1 2 red\n');
  changeSettings(root, { 'pictures.notFound': 'conner' });
  const page = join(root, 'content/en/pages/index.md');
  writeFileSync(
    page,
    '---\ntitle: A\ndescription: B\n---\n\n::sprite{name=deep/dit}\n\n::sprite{name=deep/dot}\n\n::sprite{scale=1.5 alt=""}\n\n::download[A]{file=/press/cornres.png}\n\n::download{file=/press/corner.png}\n',
  );
  rmSync(join(root, 'content/zh'), { recursive: true });
  const run = await runTool('check', '--root', root);
  expect(run.stderr).toMatchInlineSnapshot(`
    "art/corner.art:28:3  error  "x" is no colour
        Colours: 0 to 1; a dot is transparent.
    art/corner.art:29:4  error  This row has 3 pixels
        The size asks for 4.
    art/two.gpl:4:1  error  "1 2 red" is no colour
        Write red, green and blue from 0 to 255, then a name of one word.
    content/en/pages/index.md:6:10  error  The art folder has no "deep/dit".
        Did you mean "deep/dot"?
        Name a file in art/ by its path there without extension, or one of its tags as file/tag.
    content/en/pages/index.md:8:10  error  "deep/dot" has no alt text.
        Write alt="…" here, or "alt-en: …" in its file.
    content/en/pages/index.md:10:1  error  ::sprite: Attribute "name" is missing
        Its path in art/ without ending.
    content/en/pages/index.md:10:10  error  ::sprite: scale must be a whole number, found a text ("1.5")
        Write a whole number, without quotes. How many times larger than drawn. Default: as fits a text.
    content/en/pages/index.md:10:20  error  ::sprite: alt must not be empty, found a text ("")
        What it shows. Default: the words in its file.
    content/en/pages/index.md:12:15  error  The art folder makes no file "/press/cornres.png".
        Did you mean "/press/corners.png"?
        Name a palette as /art/name.gpl, or a path that a line "also:" in art/ gives.
    content/en/pages/index.md:14:1  error  ::download[…] needs a text in the brackets
        A file to save, made of the art folder; the label is its name.
    site.yaml:8:3  error  The art folder has no "conner".
        Did you mean "corner"?
        Name a file in art/ by its path there without extension, or one of its tags as file/tag.
    content/en/pages/index.md:1:1  warning  The file has no translation in "zh"; readers there see it in the default language.
        Create content/zh/pages/index.md.

    11 errors, 1 warning.
    "
  `);
});
