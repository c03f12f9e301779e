import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { encodeGameMakerStrips } from './encodeGameMakerStrips';
import { encodeGodotProject } from './encodeGodotProject';
import { encodeUnityProject } from './encodeUnityProject';
import type { ZipPart } from './encodeZip';
import { directions, type Walk } from './walkProject';

/** The last frame of each walk lasts three times as long as the first. */
const durations = directions.flatMap(() => [80, 160, 240]);
const walk: Walk = {
  name: 'hero',
  width: 16,
  height: 24,
  durations,
  tags: directions.map((direction, at) => ({ name: `step_${direction}`, first: 3 * at, last: 3 * at + 2 })),
  draw: (first, last) => Uint8Array.of(first, last),
};

const textsOf = (parts: readonly ZipPart[]) =>
  new Map(parts.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]));

const numbersIn = (text = '') => (text.match(/-?[\d.]+/g) ?? []).map(Number);

test('the Godot project has every file that it names, rects inside the sheet, and the times of the art', () => {
  const parts = encodeGodotProject(walk);
  const texts = textsOf(parts);
  const all = [...texts.values()].join('\n');
  const named = [...all.matchAll(/(?:res:\/\/|path=")([\w.]+)"/g)].map(([, path]) => path);
  expect(new Set(named)).toEqual(new Set(['main.tscn', 'walk.gd', 'hero.tres', 'hero.png']));
  for (const path of named) expect([...texts.keys()]).toContain(path);
  const scene = texts.get('main.tscn') ?? '';
  const declared = [...scene.matchAll(/^\[ext_resource .* id="(\d)"\]$/gm)].map(([, id]) => id);
  expect([...scene.matchAll(/ExtResource\("(\d)"\)/g)].map(([, id]) => id)).toEqual(declared);
  expect(scene).toContain('animation = &"step_down"');
  expect(scene).toContain('offset = Vector2(0, -12)');
  const resource = texts.get('hero.tres') ?? '';
  const places = [...resource.matchAll(/Rect2\((.*)\)/g)].map(([, place]) => numbersIn(place));
  expect(places).toEqual(durations.map((_, index) => [16 * index, 0, 16, 24]));
  expect([...resource.matchAll(/"name": &"(.*)"/g)].map(([, name]) => name)).toEqual(
    walk.tags.map(({ name }) => name),
  );
  // Steps of 80 ms.
  expect([...resource.matchAll(/"speed": (.*)/g)].map(([, speed]) => speed)).toEqual(Array(4).fill('12.5'));
  expect([...resource.matchAll(/"duration": (.*),/g)].map(([, steps]) => 80 * Number(steps))).toEqual(
    durations,
  );
  expect(texts.get('walk.gd')).toContain('play("step_" + direction)');
  const settings = texts.get('project.godot') ?? '';
  for (const line of settings.split('\n')) expect(line).toMatch(/^$|^\[\w+\]$|^[\w/.]+=.+$/);
  expect(parts.at(-1)?.bytes).toEqual(Uint8Array.of(0, 11));
});

/** The documents of a text in Unity's YAML by their ids: class, then fields. */
function parseUnity(text = '') {
  const [, ...documents] = text.split(/^--- /m);
  return new Map(
    documents.map((document) => {
      const [head = '', ...lines] = document.split('\n');
      const [, type, id] = /^!u!(\d+) &(\d+)$/.exec(head) ?? [];
      const [fields] = Object.values(parse(lines.join('\n')) as Record<string, Record<string, unknown>>);
      return [Number(id), { type: Number(type), fields: fields ?? {} }];
    }),
  );
}

/** All `{fileID, guid}` in a value. */
function* referencesIn(value: unknown): Iterable<{ fileID: number; guid?: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('fileID' in value) yield value as { fileID: number; guid?: string };
  for (const part of Object.values(value)) yield* referencesIn(part);
}

interface Sheet {
  spriteSheet: {
    sprites: { name: string; rect: Record<string, number>; pivot: unknown; internalID: number }[];
    nameFileIdTable: Record<string, number>;
  };
}

interface Clip {
  m_PPtrCurves: { curve: { time: number; value: { fileID: number } }[] }[];
  m_SampleRate: number;
  m_AnimationClipSettings: { m_StopTime: number };
}

test('in the Unity project all ids lead to something, sprites are inside the sheet, and clips last as the art does', () => {
  const texts = textsOf(encodeUnityProject(walk));
  const importers = [...texts].filter(([path]) => path.endsWith('.meta'));
  const assets = [...texts.keys()].filter((path) => path.startsWith('Assets/') && !path.endsWith('.meta'));
  expect(importers.map(([path]) => path)).toEqual(assets.map((path) => `${path}.meta`));
  const byGuid = new Map(importers.map(([path, text]) => [parse(text).guid as string, path.slice(0, -5)]));
  expect(byGuid.size).toBe(assets.length);
  for (const guid of byGuid.keys()) expect(guid).toMatch(/^[\da-f]{32}$/);

  const sheet = parse(texts.get('Assets/hero.png.meta') ?? '').TextureImporter as Sheet;
  const { sprites, nameFileIdTable } = sheet.spriteSheet;
  expect(sprites.map(({ name }) => name)).toEqual(durations.map((_, index) => `hero_${index}`));
  expect(nameFileIdTable).toEqual(
    Object.fromEntries(sprites.map(({ name, internalID }) => [name, internalID])),
  );
  for (const [index, { rect, pivot }] of sprites.entries()) {
    expect(rect).toMatchObject({ x: 16 * index, y: 0, width: 16, height: 24 });
    expect(pivot).toEqual({ x: 0.5, y: 0 });
  }

  const spriteIds = new Set(sprites.map(({ internalID }) => internalID));
  const written = assets.filter((path) => /\.(?:anim|controller|unity)$/.test(path));
  expect(written).toHaveLength(6);
  for (const path of written) {
    const documents = parseUnity(texts.get(path));
    for (const { fileID, guid } of referencesIn([...documents.values()])) {
      if (fileID === 0 || guid === '0000000000000000f000000000000000') continue;
      if (guid === undefined) {
        expect([...documents.keys()]).toContain(fileID);
        continue;
      }
      const target = byGuid.get(guid) ?? '';
      expect(target).not.toBe('');
      if (target.endsWith('.png')) expect(spriteIds).toContain(fileID);
      else if (target.endsWith('.cs')) expect(fileID).toBe(11500000);
      else expect([...parseUnity(texts.get(target)).keys()]).toContain(fileID);
    }
  }

  for (const [at, { name, first }] of walk.tags.entries()) {
    const clip = parseUnity(texts.get(`Assets/${name}.anim`)).get(7400000)?.fields as unknown as Clip;
    const keys = clip.m_PPtrCurves[0]?.curve ?? [];
    const shown = keys.map(({ value }) => sprites.findIndex(({ internalID }) => internalID === value.fileID));
    // The last key lasts one sample, so the last frame has a second one, 80 ms before the end.
    expect(shown).toEqual([first, first + 1, first + 2, first + 2]);
    expect(keys.map(({ time }) => time)).toEqual([0, 0.08, 0.24, 0.4]);
    expect(clip.m_SampleRate).toBe(12.5);
    expect(clip.m_AnimationClipSettings.m_StopTime).toBe(0.48);
    const states = [...parseUnity(texts.get('Assets/Hero.controller')).values()].filter(
      ({ type }) => type === 1102,
    );
    expect(states[at]?.fields['m_Name']).toBe(name);
  }
  expect(JSON.parse(texts.get('Packages/manifest.json') ?? '').dependencies).toHaveProperty([
    'com.unity.2d.sprite',
  ]);
  expect(texts.get('ProjectSettings/ProjectVersion.txt')).toMatch(/^m_EditorVersion: 6000\.0\.\d+f\d+\n$/);
});

test('GameMaker gets a strip for each direction that says how many frames it has, and code that plays them', () => {
  const parts = encodeGameMakerStrips(walk);
  expect(parts.slice(0, 4).map(({ name, bytes }) => [name, ...bytes])).toEqual([
    ['step_down_strip3.png', 0, 2],
    ['step_right_strip3.png', 3, 5],
    ['step_up_strip3.png', 6, 8],
    ['step_left_strip3.png', 9, 11],
  ]);
  const create = textsOf(parts).get('Create.gml') ?? '';
  for (const { name } of walk.tags) {
    // Three frames in 480 ms; between the feet.
    expect(create).toContain(`sprite_set_speed(${name}, 6.25, spritespeed_framespersecond);`);
    expect(create).toContain(`sprite_set_offset(${name}, 8, 24);`);
  }
  const code = textsOf(parts).get('Step.gml') ?? '';
  expect([...code.matchAll(/sprite_index = (\w+);/g)].map(([, name]) => name).sort()).toEqual(
    walk.tags.map(({ name }) => name).sort(),
  );
});
