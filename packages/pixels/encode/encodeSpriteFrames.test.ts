import { expect, test } from 'vitest';
import type { FrameTag } from '../animation';
import { packSheet } from '../edit/packSheet';
import { rasterOf } from '../edit/pixels32';
import { encodeSpriteFrames } from './encodeSpriteFrames';

const opaque = 0xff << 24;
const full = rasterOf(2, 2, Uint32Array.of(opaque, opaque, opaque, opaque));
const corner = rasterOf(2, 2, Uint32Array.of(0, 0, 0, opaque));

function encode(tags: readonly Pick<FrameTag, 'name' | 'direction' | 'repeat'>[], durations = [100, 250]) {
  const frames = [full, corner].map((raster, at) => ({ raster, duration: durations[at] ?? 0 }));
  const sheet = packSheet([full, corner], { columns: 2, isTrimmed: true });
  const whole = tags.map((tag) => ({ ...tag, from: 0, to: 1 }));
  return encodeSpriteFrames(sheet, { frames, tags: whole }, 'my "hero".png');
}

test('without tags there is one animation, whose frames last as many steps as they should', () => {
  expect(encode([])).toBe(`[gd_resource type="SpriteFrames" load_steps=4 format=3]

[ext_resource type="Texture2D" path="my \\"hero\\".png" id="sheet"]

[sub_resource type="AtlasTexture" id="0"]
atlas = ExtResource("sheet")
region = Rect2(0, 0, 2, 2)

[sub_resource type="AtlasTexture" id="1"]
atlas = ExtResource("sheet")
region = Rect2(2, 0, 1, 1)
margin = Rect2(1, 1, 1, 1)

[resource]
animations = [{
"frames": [{
"duration": 1.0,
"texture": SubResource("0")
}, {
"duration": 2.5,
"texture": SubResource("1")
}],
"loop": true,
"name": &"default",
"speed": 10.0
}]
`);
});

test('each tag is an animation with a name of its own, in the order in which it is seen', () => {
  const text = encode(
    [
      { name: 'run', direction: 'reverse', repeat: 0 },
      { name: 'run', direction: 'forward', repeat: 3 },
      { name: ' ', direction: 'forward', repeat: 0 },
    ],
    [1000 / 12, 1000 / 12],
  );
  expect([...text.matchAll(/"name": &"(.*)"/g)].map(([, name]) => name)).toEqual(['run', 'run-2', 'default']);
  expect([...text.matchAll(/SubResource\("(.)"\)/g)].map(([, id]) => id).join('')).toBe('100101');
  expect([...text.matchAll(/"loop": (.*),/g)].map(([, loop]) => loop)).toEqual(['true', 'false', 'true']);
  expect(text).toContain('"speed": 12.0');
});
