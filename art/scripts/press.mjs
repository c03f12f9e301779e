/** What the press kit offers for titles of articles and videos: the fox's country by night with an empty sky for words. */
import { writePicture } from './layer.mjs';
import { cottage, glow, hero, lamp, moon, mushroom, pose, slime, stand, wood } from './night.mjs';

const layer = wood(128, 72, (x) => 57 + 1.5 * Math.sin(x / 21 + 2), 6, [
  [4, 38],
  [14, 25],
  [114, 27],
  [124, 38],
]);
moon(layer, 108, 12);
for (const left of [42, 82]) lamp(layer, left, 59);
glow(layer, 30, 52, 11);
stand(layer, cottage, 19, 59);
stand(layer, pose('wave'), 49, 63);
stand(layer, slime, 76, 63);
stand(layer, hero.slice(0, 23), 90, 62);
stand(layer, mushroom, 101, 66);
writePicture(
  'press/title',
  'By night, below an empty sky with a moon, the mascot waves in front of its house; a slime, a hero and a mushroom are with it',
  '夜里，空旷的天上挂着月亮，小狐狸在家门口挥手；史莱姆、勇者和蘑菇都在',
  layer,
  'also: /press/title-1920.png 15x',
);
