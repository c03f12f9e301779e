/** The devices of each store, as the page on installing shows them side by side. */
import { Layer, writePicture } from './layer.mjs';
import { lines } from './night.mjs';
import { mushroom, sheet, slime } from './small.mjs';

const potion = lines(`
  ...7777...
  ...0bb0...
  ...0550...
  ..055550..
  .05556650.
  .0cc99990.
  .0c999980.
  .09999880.
  .00988800.
  ..000000..`);

/** A device with a screen, on whose lower edge a thing stands. */
function screen(layer, left, top, wide, tall, color, thing, rise = 2) {
  sheet(layer, left, top, wide, tall, { fill: '1', shade: '0' });
  layer.rect(left + 2, top + 2, wide - 4, tall - 5, color).rect(left + 2, top + tall - 6, wide - 4, 3, 'e');
  const [row] = thing;
  return layer.stamp(left + Math.floor((wide - row.length) / 2), top + tall - 3 - rise - thing.length, thing);
}

const pictures = {
  ios: [
    'A tablet with a mushroom and a phone with a potion',
    '平板上画着蘑菇，手机上画着药水',
    (layer) => {
      screen(layer, 1, 1, 24, 33, 'b', mushroom, 4);
      screen(layer, 27, 9, 16, 25, '4', potion);
    },
  ],
  android: [
    'A phone with a potion and a tablet with a slime',
    '手机上画着药水，平板上画着史莱姆',
    (layer) => {
      screen(layer, 20, 6, 23, 28, 'c', slime, 3);
      screen(layer, 1, 5, 17, 29, 'f', potion, 3);
    },
  ],
  desktop: [
    'A screen with a slime and a mushroom on a meadow',
    '显示器上画着草地，史莱姆和蘑菇在上面',
    (layer) => {
      layer
        .rect(17, 28, 10, 4, '0')
        .rect(18, 28, 8, 3, '5')
        .rect(11, 31, 22, 3, '0')
        .rect(12, 32, 20, 1, '5');
      screen(layer, 2, 2, 40, 27, '4', mushroom, 2);
      layer.stamp(7, 16, slime);
    },
  ],
};
for (const [name, [en, zh, draw]] of Object.entries(pictures)) {
  const layer = new Layer(44, 35);
  draw(layer);
  writePicture(`stores/${name}`, en, zh, layer);
}
