/** The four steps of an update that loses nothing, in panes by day: save, export, update, look. */
import { Layer, writePicture } from './layer.mjs';
import { foxHead, lines, parcel, pose, stand, wordRows } from './night.mjs';
import { mushroom, sheet } from './small.mjs';

const [wide, tall] = [34, 46];
const tick = lines('.......000 ......0ff0 .000.0fe0. 0ff00fe0.. 0fefee0... .0fee0.... ..0e0..... ...0......');

/** A pane with sky and meadow. */
function pane(draw) {
  const layer = new Layer(wide, tall, '4');
  layer.paint(0, 0, wide, 30, (x, y) =>
    y > 16 && (x + y) % 2 === 0 && y > 16 + ((x * 7) % 5) ? '6' : undefined,
  );
  layer.rect(0, 36, wide, 10, 'e').rect(0, 36, wide, 1, 'f');
  layer.paint(0, 40, wide, 6, (x, y) => ((x + y) % 2 === 0 || y > 43 ? 'd' : undefined));
  draw(layer);
  return new Layer(wide + 2, tall + 2)
    .rect(1, 0, wide, tall + 2, '0')
    .rect(0, 1, wide + 2, tall, '0')
    .stamp(1, 1, layer);
}

/** A tablet that stands on the meadow. */
function tablet(layer, left, top, screen = '6') {
  sheet(layer, left, top, 25, 25, { fill: '1', shade: '0' });
  return layer.rect(left + 2, top + 2, 21, 20, screen);
}

/** A sheet of paper with the drawing. */
function paper(layer, left, top) {
  sheet(layer, left, top, 19, 21, { fill: '6', shade: '5' });
  return layer.stamp(left + 2, top + 2, mushroom);
}

const steps = [
  (layer) => {
    tablet(layer, 4, 14).stamp(9, 18, mushroom);
    layer.stamp(22, 8, tick);
  },
  (layer) => {
    stand(
      layer,
      pose('run').map((row) => row.slice(-30)),
      1,
      41,
    );
    paper(layer, 13, 3);
  },
  (layer) => {
    tablet(layer, 4, 19, '3').rect(6, 21, 21, 1, '4');
    layer.stamp(12, 2, parcel);
    layer.stamp(
      13,
      28,
      lines('....0.... ...060... ..06660.. .0666660. 000666000 ..06660.. ..06660.. ..00000..'),
    );
  },
  (layer) => {
    layer.stamp(12, 7, foxHead);
    paper(layer, 9, 18);
    layer.stamp(22, 32, tick);
  },
];

const layer = new Layer(162, tall + 2);
for (const [index, draw] of steps.entries()) {
  const left = index * 42;
  layer.stamp(left, 0, pane(draw));
  sheet(layer, left + 3, 3, 9, 9, { fill: 'b', shade: 'a' });
  layer.stamp(left + 6, 5, wordRows(String(index + 1)));
  if (index > 0) layer.stamp(left - 5, 20, lines('0... 00.. 000. 0000 000. 00.. 0...'));
}
writePicture(
  'parts/updating',
  'Four panes: a saved drawing on a tablet; the mascot runs away with a copy; a parcel comes down on the tablet by parachute; the copy, with a tick',
  '四格画：平板上存好的画；小狐狸抱着副本跑开；包裹挂着降落伞落向平板；打开副本，打上勾',
  layer,
);
