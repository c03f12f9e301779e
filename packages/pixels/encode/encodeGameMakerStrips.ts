import type { ZipPart } from './encodeZip';
import { actionOf, textPart, type Walk } from './walkProject';

/**
 * What GameMaker cuts by itself: a strip for each animation, whose name says how many frames it has, and the code of an
 * object that plays them. A strip has one speed, which makes it last as long as its frames together. No project file is
 * made: its form differs from release to release.
 * Source: https://manual.gamemaker.io/lts/en/The_Asset_Editors/Sprite_Properties/Sprite_Strips.htm
 */
export function encodeGameMakerStrips(walk: Walk): readonly ZipPart[] {
  return [
    ...walk.tags.map(({ name, first, last }) => ({
      name: `${name}_strip${last - first + 1}.png`,
      bytes: walk.draw(first, last),
    })),
    textPart('Create.gml', create(walk)),
    textPart('Step.gml', step(actionOf(walk.tags) ?? '')),
  ];
}

function create({ width, height, durations, tags }: Walk): string {
  const lines = tags.flatMap(({ name, first, last }) => {
    const frames = durations.slice(first, last + 1);
    const time = frames.reduce((sum, duration) => sum + duration, 0);
    const speed = Math.round((frames.length * 1e6) / time) / 1000;
    return [
      `sprite_set_speed(${name}, ${speed}, spritespeed_framespersecond);`,
      `sprite_set_offset(${name}, ${width / 2}, ${height});`,
    ];
  });
  return `/// Create event: how fast the sprites play, and where they stand.\n${lines.join('\n')}\n`;
}

function step(action: string): string {
  return `/// Step event of an object whose sprite is ${action}_down: it walks where the arrow keys point.
var way_x = keyboard_check(vk_right) - keyboard_check(vk_left);
var way_y = keyboard_check(vk_down) - keyboard_check(vk_up);

// One pixel in each step, so it is never between two.
x += way_x;
y += way_y;

image_speed = (way_x != 0 || way_y != 0) ? 1 : 0;
if (way_x > 0) sprite_index = ${action}_right;
else if (way_x < 0) sprite_index = ${action}_left;
else if (way_y > 0) sprite_index = ${action}_down;
else if (way_y < 0) sprite_index = ${action}_up;
`;
}
