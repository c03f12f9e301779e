import { parseArt } from 'pixels/parseArt';
import { expect, test } from 'vitest';
import { drawExport } from './drawnFile';

test("Godot's resource cuts the picture of the same name into frames, and has an animation for each tag", () => {
  const palette = { name: 'One', colors: [{ name: 'black', red: 0, green: 0, blue: 0 }] };
  const lines = ['size: 2x1', 'palette: one', 'tag: walk_up 2-3', 'also: /art/hero.tres 2x'];
  const frames = ['frame 100ms', '00', '', 'frame 120ms', '0.', '', 'frame 240ms', '.0'];
  const { art } = parseArt([...lines, '', ...frames].join('\n'), new Map([['one', palette]]));
  const [entry] = art?.exports ?? [];
  if (art === undefined || entry === undefined) throw new Error('It cannot be read');
  const text = new TextDecoder().decode(drawExport(entry, art));
  expect(text).toContain('[ext_resource type="Texture2D" path="hero.png" id="sheet"]');
  expect(text.match(/region = .*/g)).toEqual([
    'region = Rect2(0, 0, 4, 2)',
    'region = Rect2(4, 0, 4, 2)',
    'region = Rect2(8, 0, 4, 2)',
  ]);
  expect(text.match(/"(?:name|speed|duration|texture)": .*/g)).toEqual([
    '"duration": 1.0,',
    '"texture": SubResource("1")',
    '"duration": 2.0,',
    '"texture": SubResource("2")',
    '"name": &"walk_up",',
    '"speed": 8.333333',
  ]);
});
