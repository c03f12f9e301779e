/* A calm strip of the country by night, for legal pages. */
import { writeArt } from './layer.mjs';
import { cottage, country, cut, glow, piece, pine, post, stand } from './night.mjs';

const edge = (x) => 50 + 1.5 * Math.sin(x / 21 + 7);
const layer = country(170, 60, edge, 7);
for (const [x, tall] of [
  [5, 30],
  [15, 22],
  [150, 26],
  [164, 34],
])
  pine(layer, x, Math.round(edge(x)) + 1, tall);
glow(layer, 132, 42, 16);
stand(layer, cottage, 122, 52);
stand(layer, post, 113, 52);
// Without the ground it stands on.
const camp = piece('category/campfire');
glow(layer, 71, 44, 26);
stand(layer, cut(camp, 0, 0, camp[0].length, camp.length - 2), 30, 55);
layer.paint(84, 4, 15, 15, (x, y, color) => {
  if (Math.hypot(x - 91, y - 11) > 6.5) return color;
  return Math.hypot(x - 88, y - 9) > 6.5 ? '5' : '6';
});
writeArt(
  'parts/quiet',
  [
    'alt-en: The mascot sleeps by a fire near its house, with a slime and a mushroom, under the moon',
    'alt-zh: 月光下，小狐狸在家门前的篝火旁睡着，身边是史莱姆和蘑菇',
  ],
  [{ layer }],
);
