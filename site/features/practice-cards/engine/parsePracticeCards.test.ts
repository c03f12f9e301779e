import { readFileSync } from 'node:fs';
import { formatProblems } from 'generator/model/problem';
import { twoLocales } from 'generator/testing/twoLocales';
import { expect, test } from 'vitest';
import { parsePracticeCards } from './parsePracticeCards';

function read(text: string) {
  const { value: practiceCards, problems } = parsePracticeCards(
    { file: 'content/practice.yaml', text },
    twoLocales,
  );
  return { practiceCards, said: `\n${formatProblems(problems)}\n` };
}

test('a card has a theme in each language, a size, colours and rules', () => {
  const { practiceCards, said } = read(
    "- { en: A coin, zh: 金币, size: 16, colors: '07b', rules: [mirror, pieces 2] }",
  );
  expect(said.trim()).toBe('');
  expect(practiceCards).toEqual([
    {
      themes: { en: 'A coin', zh: '金币' },
      size: 16,
      colors: '07b',
      rules: [
        { name: 'mirror', count: 0 },
        { name: 'pieces', count: 2 },
      ],
    },
  ]);
});

test('what is wrong with a card is told with its place, all at once', () => {
  const { said } = read(`- { en: A coin, size: 15, colors: '0g', rules: [mirrored] }
- { en: A coin, zh: 金币, size: 16, colors: '00', rules: [pieces, mirror 3] }
- { en: A coin, zh: 金币, size: 16, colors: '0', rules: [] }
`);
  expect(said).toMatchInlineSnapshot(`
    "
    content/practice.yaml:1:3  error  Key "zh" in entry 1 of the top level is missing
        What is to be drawn, in Chinese.
    content/practice.yaml:1:23  error  size in entry 1 of the top level must be 8 or 12 or 16 or 24 or 32, found a number (15)
        How many pixels the drawing is wide and high.
    content/practice.yaml:1:35  error  colors in entry 1 of the top level must be one to eight different letters from 0 to 9 and a to f, found a text ("0g")
        Letters of art/resprite.gpl, in quotes; the first is the outlines' colour.
    content/practice.yaml:1:49  error  Entry 1 of rules in entry 1 of the top level must be one of apart 1 1-2, areas 1 1-2, belt 1-2 1-2, bevel 1, blocks 1, border 1, broad 1 1-2, brow 1, cells 1, changed 1, colors 1, copies 1 1-2 1-2, corners 1, covered 1-2 1-2, crown 1, darker 1, dawn 1-2 1-2, dimmer 1-2, dusk 1-2, ears 1-2 1-2, each 1, exchange, eyes, fading, flip 1 1-2, foot 1, form, full, glide, glow, gone 1, ground, halo 1, high 1, holes 1, in-color 1 1-2 1-2, iris 1 1-2, keep 1, ledge 1 1-2 1-2, lid 1, light, lit, many 1 1-2 1-2 1-2, margin 1, mirror, mirror-down 1, moved 1 1-2, narrow 1 1-2, neck 1 1-2, no-orphans, outline, own 1, parts 1 1-2, pieces 1, pixels 1, plain 1 1-2 1-2, rays, reach 1-2 1-2, recolor 1 1-2, rings 1-2 1-2 1-2, ripples 1 1-2, rolls 1, roofs 1, rounded 1 1-2, seamless, shadow 1, shadow-top 1, silhouette 1, sized 1 1-2 1-2, slender 1 1-2 1-2, slices 1, sloped 1 1-2, specks 1 1-2 1-2, spots 1, straight 1 1-2, sunken 1, tapers 1 1-2, thin, tips 1 1-2, turn, upright 1 1-2, values 1 1-2 1-2 1-2, volume 1, wide 1, within 1-2 1-2, within-color 1 1-2 1-2, with the numbers wanted, found a text ("mirrored")
    content/practice.yaml:2:43  error  colors in entry 2 of the top level must be one to eight different letters from 0 to 9 and a to f, found a text ("00")
        Letters of art/resprite.gpl, in quotes; the first is the outlines' colour.
    content/practice.yaml:2:57  error  Entry 1 of rules in entry 2 of the top level must be one of apart 1 1-2, areas 1 1-2, belt 1-2 1-2, bevel 1, blocks 1, border 1, broad 1 1-2, brow 1, cells 1, changed 1, colors 1, copies 1 1-2 1-2, corners 1, covered 1-2 1-2, crown 1, darker 1, dawn 1-2 1-2, dimmer 1-2, dusk 1-2, ears 1-2 1-2, each 1, exchange, eyes, fading, flip 1 1-2, foot 1, form, full, glide, glow, gone 1, ground, halo 1, high 1, holes 1, in-color 1 1-2 1-2, iris 1 1-2, keep 1, ledge 1 1-2 1-2, lid 1, light, lit, many 1 1-2 1-2 1-2, margin 1, mirror, mirror-down 1, moved 1 1-2, narrow 1 1-2, neck 1 1-2, no-orphans, outline, own 1, parts 1 1-2, pieces 1, pixels 1, plain 1 1-2 1-2, rays, reach 1-2 1-2, recolor 1 1-2, rings 1-2 1-2 1-2, ripples 1 1-2, rolls 1, roofs 1, rounded 1 1-2, seamless, shadow 1, shadow-top 1, silhouette 1, sized 1 1-2 1-2, slender 1 1-2 1-2, slices 1, sloped 1 1-2, specks 1 1-2 1-2, spots 1, straight 1 1-2, sunken 1, tapers 1 1-2, thin, tips 1 1-2, turn, upright 1 1-2, values 1 1-2 1-2 1-2, volume 1, wide 1, within 1-2 1-2, within-color 1 1-2 1-2, with the numbers wanted, found a text ("pieces")
    content/practice.yaml:2:65  error  Entry 2 of rules in entry 2 of the top level must be one of apart 1 1-2, areas 1 1-2, belt 1-2 1-2, bevel 1, blocks 1, border 1, broad 1 1-2, brow 1, cells 1, changed 1, colors 1, copies 1 1-2 1-2, corners 1, covered 1-2 1-2, crown 1, darker 1, dawn 1-2 1-2, dimmer 1-2, dusk 1-2, ears 1-2 1-2, each 1, exchange, eyes, fading, flip 1 1-2, foot 1, form, full, glide, glow, gone 1, ground, halo 1, high 1, holes 1, in-color 1 1-2 1-2, iris 1 1-2, keep 1, ledge 1 1-2 1-2, lid 1, light, lit, many 1 1-2 1-2 1-2, margin 1, mirror, mirror-down 1, moved 1 1-2, narrow 1 1-2, neck 1 1-2, no-orphans, outline, own 1, parts 1 1-2, pieces 1, pixels 1, plain 1 1-2 1-2, rays, reach 1-2 1-2, recolor 1 1-2, rings 1-2 1-2 1-2, ripples 1 1-2, rolls 1, roofs 1, rounded 1 1-2, seamless, shadow 1, shadow-top 1, silhouette 1, sized 1 1-2 1-2, slender 1 1-2 1-2, slices 1, sloped 1 1-2, specks 1 1-2 1-2, spots 1, straight 1 1-2, sunken 1, tapers 1 1-2, thin, tips 1 1-2, turn, upright 1 1-2, values 1 1-2 1-2 1-2, volume 1, wide 1, within 1-2 1-2, within-color 1 1-2 1-2, with the numbers wanted, found a text ("mirror 3")
    content/practice.yaml:3:55  error  rules in entry 3 of the top level must name a rule, found an empty list
        What is checked.
    "
  `);
});

test('the cards of this site are right: one for each week, no theme twice', () => {
  const { practiceCards, said } = read(readFileSync('content/practice.yaml', 'utf8'));
  expect(said.trim()).toBe('');
  expect(practiceCards).toHaveLength(52);
  for (const code of ['en', 'zh'])
    expect(new Set(practiceCards.map(({ themes }) => themes[code])).size, code).toBe(52);
});
