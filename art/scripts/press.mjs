/** What the press kit offers for titles of articles and videos: the fox's country by night, 128×72, with an empty sky for words. */
import { writeArt } from './layer.mjs';
import { cottage, country, glow, hero, lines, mushroom, pine, pose, post, slime, stand } from './night.mjs';

const moon = lines(`
  ....666666....
  ..6666666665..
  .666666666655.
  .666665666655.
  66666655666555
  66666666666555
  66566666666555
  66666666665555
  66666656665555
  66666666655555
  .666666655555.
  .666665555555.
  ..5555555555..
  ....555555....`);

const edge = (x) => 57 + 1.5 * Math.sin(x / 21 + 2);
const layer = country(128, 72, edge, 6);
layer.stamp(101, 5, moon);
for (const [x, tall] of [
  [4, 38],
  [14, 25],
  [114, 27],
  [124, 38],
])
  pine(layer, x, Math.round(edge(x)) + 1, tall);
for (const left of [42, 88]) {
  glow(layer, left + 3, 42, 14);
  stand(layer, post, left, 59);
}
glow(layer, 30, 52, 11);
stand(layer, cottage, 19, 59);
stand(layer, pose('wave'), 49, 63);
stand(layer, slime, 76, 63);
stand(layer, hero.slice(0, 23), 97, 62);
stand(layer, mushroom, 110, 66);
writeArt(
  'press/title',
  [
    'alt-en: By night, below an empty sky with a moon, the mascot waves in front of its house; a slime, a hero and a mushroom are with it',
    'alt-zh: 夜里，空旷的天上挂着月亮，小狐狸在家门口挥手；史莱姆、勇者和蘑菇都在',
    'also: /press/title-1920.png 15x',
  ],
  [{ layer }],
);
