import type { Animation, Frame, FrameTag } from '../animation';
import type { Sheet } from '../edit/packSheet';
import { playedFrames } from '../playedFrames';

/** What Godot calls an animation that has no other name. */
const usualName = 'default';

/**
 * The animations of a sheet as a resource of Godot 4 for its `AnimatedSprite2D`: one for each tag, or one of all frames
 * where there are none. A resource knows no direction, so the frames stand in the order in which they are seen.
 * Durations must be above 0. The picture has to lie beside it.
 * Source: https://docs.godotengine.org/en/stable/classes/class_spriteframes.html and
 * https://docs.godotengine.org/en/stable/engine_details/file_formats/tscn.html
 * @param image name of the picture file that the sheet is saved as
 */
export function encodeSpriteFrames(
  { cells }: Pick<Sheet, 'cells'>,
  { frames, tags }: Pick<Animation, 'tags'> & { readonly frames: readonly Pick<Frame, 'duration'>[] },
  image: string,
): string {
  const textures = cells.flatMap(({ place, source, width, height }, index) => {
    const cut = [source.left, source.top, width - source.width, height - source.height];
    return [
      `[sub_resource type="AtlasTexture" id="${index}"]`,
      'atlas = ExtResource("sheet")',
      `region = Rect2(${place.left}, ${place.top}, ${place.width}, ${place.height})`,
      ...(cut.some((side) => side !== 0) ? [`margin = Rect2(${cut.join(', ')})`] : []),
      '',
    ];
  });
  const animations = uniqueNames(tags).map((name, at) => {
    const tag = tags[at];
    const played = playedFrames(frames.length, tag);
    const durations = played.map((index) => frames[index]?.duration ?? 1);
    // A frame lasts so many steps; the shortest has one.
    const step = Math.min(...durations);
    const shown = durations.map(
      (duration, index) =>
        `{\n"duration": ${decimal(duration / step)},\n"texture": SubResource("${played[index]}")\n}`,
    );
    return [
      `{\n"frames": [${shown.join(', ')}],`,
      `"loop": ${(tag?.repeat ?? 0) === 0},`,
      `"name": &${quote(name)},`,
      `"speed": ${decimal(1000 / step)}\n}`,
    ].join('\n');
  });
  return `${[
    `[gd_resource type="SpriteFrames" load_steps=${cells.length + 2} format=3]`,
    '',
    `[ext_resource type="Texture2D" path=${quote(image)} id="sheet"]`,
    '',
    ...textures,
    '[resource]',
    `animations = [${animations.join(', ')}]`,
  ].join('\n')}\n`;
}

/** A name for each animation: of tags with the same one, the later ones have a number. */
function uniqueNames(tags: readonly FrameTag[]): readonly string[] {
  const names: string[] = [];
  for (const { name } of tags) {
    const own = name.trim() || usualName;
    let [next, count] = [own, 1];
    while (names.includes(next)) next = `${own}-${++count}`;
    names.push(next);
  }
  return names.length === 0 ? [usualName] : names;
}

/** A number that is read as one with decimals. */
function decimal(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
