/* A calm strip of the country by night, for legal pages. */
import { piece, writePicture } from './layer.mjs';
import { cottage, cut, glow, moon, post, stand, wood } from './night.mjs';

const layer = wood(170, 60, (x) => 50 + 1.5 * Math.sin(x / 21 + 7), 7, [
  [5, 30],
  [15, 22],
  [150, 26],
  [164, 34],
]);
glow(layer, 132, 42, 16);
stand(layer, cottage, 122, 52);
stand(layer, post, 113, 52);
// Without the ground it stands on.
const camp = piece('category/campfire');
glow(layer, 71, 44, 26);
stand(layer, cut(camp, 0, 0, camp[0].length, camp.length - 2), 30, 55);
moon(layer, 91, 11);
writePicture(
  'parts/quiet',
  'The mascot sleeps by a fire near its house, with a slime and a mushroom, under the moon',
  '月光下，小狐狸在家门前的篝火旁睡着，身边是史莱姆和蘑菇',
  layer,
);
