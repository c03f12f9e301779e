/* The four actions of the lesson on poses: figures on one stage, and their poses, each over the one before it. */
import { Layer, readArt, writeArt, writePicture } from './layer.mjs';
import { figure, grow, stage, stand, swings, trail } from './stage.mjs';

const drawings = (name) => readArt(`figures/${name}`).slice(1);
const [walk, run, jump] = ['walk', 'run', 'jump'].map((name) => drawings(name).map(figure));

/** The second drawing of the attack is a smear, whose trail has a paler edge than things have, and no outline. */
const attack = swings.map((rows, at) => {
  const drawn = figure(rows);
  return at === 1
    ? new Layer(drawn.width, drawn.height).stamp(1, 1, trail, { 1: '3' }).stamp(0, 0, drawn)
    : drawn;
});

const [width, height, ground] = [68, 36, 30];
const act = (drawn, left, options) => stand(stage(width, height, ground, options), drawn, left, ground);

writeArt(
  'craft/walk',
  [
    'alt-en: A figure walks in eight drawings, and the meadow passes below it',
    'alt-zh: 小人走路，八张画，草地从脚下退过',
  ],
  walk.map((drawn, at) => ({ layer: act(drawn, 26, { passed: 3 * at }), time: 80 })),
);

writeArt(
  'craft/run',
  ['alt-en: A figure runs in eight drawings, two of them in the air', 'alt-zh: 小人奔跑，八张画里有两张腾空'],
  run.map((drawn, at) => ({ layer: act(drawn, 25, { passed: 4 * at, every: 32 }), time: 60 })),
);

const times = [120, 40, 160, 80, 80];
writeArt(
  'craft/attack',
  [
    'alt-en: A sword is drawn back, sweeps in a pale arc, stands still on the hit, swings past and comes back',
    'alt-zh: 长剑后引，划出一道浅色的弧，命中时停住，再挥过头，最后收回',
  ],
  attack.map((drawn, at) => ({ layer: act(drawn, 15), time: times[at] })),
);

/** The heights of the table on the page, and the drawing that each has. */
const arc = [0, 14, 24, 30, 32, 30, 24, 14, 0];
const [standing, crouch, stretch, top, fall] = jump;
const leap = [crouch, stretch, stretch, top, top, top, fall, fall, crouch];

/** The figure above its shadow, which is smaller the higher it is; marks of the heights, which make an arch at the right. */
function jumpAt(drawn, up) {
  const floor = 62;
  const layer = stage(136, 72, floor, { steep: 2 });
  arc.forEach((height, at) => {
    if (at < 5) layer.rect(26, floor - 1 - height, 3, 1, '3');
    layer.rect(82 + 5 * at, floor - 1 - height, 3, 1, '3');
  });
  const shadow = 12 - (up >> 3) * 2;
  return stand(layer.rect(48 - shadow / 2, floor, shadow, 1, 'd'), drawn, 38, floor, up);
}
writeArt(
  'craft/jump',
  [
    'alt-en: A figure crouches, leaps 32 pixels high along marks that come closer towards the top and make an arch on the right',
    'alt-zh: 小人蹲下，跃起32像素，刻度越往上越密，右边连成一道拱',
  ],
  [
    { layer: jumpAt(standing, 0), time: 500 },
    ...leap.map((drawn, at) => ({ layer: jumpAt(drawn, arc[at]), time: at % 8 === 0 ? 100 : 60 })),
  ],
);

const shapeOf = (drawn) =>
  new Layer(drawn.width, drawn.height).paint(0, 0, drawn.width, drawn.height, (x, y) =>
    drawn.get(x, y) === '.' ? undefined : '5',
  );

/**
 * Poses side by side on a meadow.
 * @param poses each a figure, the column where it begins, and how high above the ground it is
 * @param first what the first of them follows; nothing else stands there
 */
function row(layer, floor, poses, first) {
  let before = first;
  for (const [drawn, left, up] of poses) {
    if (before) stand(layer, shapeOf(before[0]), left, floor, before[2]);
    stand(layer, drawn, left, floor, up);
    before = [drawn, left, up];
  }
  return grow(layer, floor);
}
/** Pale dots between poses. */
function divide(layer, floor, columns) {
  for (const x of columns) for (let y = 1; y < floor; y += 4) layer.rect(x, y, 1, 2, '5');
  return layer;
}

const walkSheet = divide(new Layer(85, 30, '6'), 26, [21, 42, 63]);
for (let x = 1; x < 85; x += 3) walkSheet.set(x, 4, '9');
writePicture(
  'craft/walk-poses',
  'Four poses of a walk side by side, each over a pale shape of the one before: legs wide, body sunk, legs together, body raised',
  '行走的四个姿势并排，每个后面衬着前一个姿势的浅影：腿分开、身体下沉、腿并拢、身体升高',
  row(
    walkSheet,
    26,
    walk.slice(0, 4).map((drawn, at) => [drawn, 2 + 21 * at, 0]),
    [walk[7], 0, 0],
  ),
);

writePicture(
  'craft/run-poses',
  'Four poses of a run side by side, each over a pale shape of the one before; in the last no foot touches the ground',
  '奔跑的四个姿势并排，每个后面衬着前一个姿势的浅影，最后一个双脚离地',
  row(
    new Layer(85, 30, '6'),
    26,
    run.slice(0, 4).map((drawn, at) => [drawn, 1 + Math.round(21.25 * at), 0]),
    [run[7], 0, 0],
  ),
);

writePicture(
  'craft/jump-poses',
  'Five poses of a jump side by side, each over a pale shape of the one before: crouched, stretched, at the top with legs drawn up, falling, crouched again',
  '跳跃的五个姿势并排，每个后面衬着前一个姿势的浅影：蹲下、伸展、最高点收腿、下落、再蹲下',
  row(
    new Layer(136, 62, '6'),
    57,
    [0, 1, 4, 7, 8].map((at, place) => [leap[at], 5 + 27 * place, arc[at]]),
  ),
);

const attackAt = (poses, leftAt, first) =>
  row(
    divide(
      new Layer(136, 36, '6'),
      31,
      leftAt.slice(1).map((left) => left - 3),
    ),
    31,
    poses.map((drawn, at) => [drawn, leftAt[at], 0]),
    first,
  );
writePicture(
  'craft/attack-poses',
  'Five drawings of an attack in two rows, each over a pale shape of the one before',
  '攻击的五张画，分两行，每张后面衬着前一张的浅影',
  new Layer(136, 72)
    .stamp(0, 0, attackAt(attack.slice(0, 3), [3, 48, 93]))
    .stamp(0, 36, attackAt(attack.slice(3), [26, 71], [attack[2], 0, 0])),
);
