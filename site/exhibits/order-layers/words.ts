import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Order the layers',
  goal: 'Ground behind, shade only on the slime, thin light over all.',
  answer: 'The lamp goes on, moths come to it, and the slime shuts its eyes, content.',
  stage: 'A slime under a street lamp at night.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space selects the topmost layer at the cursor.',
  /** Name of the list. */
  list: 'Layers, from the top',
  layers: { light: 'Light', shade: 'Shade', slime: 'Slime', ground: 'Ground' },
  /** Switches of a layer: on or off. */
  shown: 'Show {layer}',
  clip: 'Clip',
  clipHint: 'Clip to the layer below',
  up: 'Up',
  down: 'Down',
  opacity: 'Opacity',
  percent: '{amount}%',
  /** What the goal asks for next. */
  missing: {
    order: 'From the top: light, shade, slime, ground.',
    show: '{layer} is hidden.',
    clip: '{layer} is not clipped.',
    unclip: '{layer} must not be clipped.',
    least: '{layer} needs {amount} or more.',
    most: '{layer} needs {amount} or less.',
  },
  complete: 'Every layer is as it should be.',
  announcement: 'Selected: {layer}. From the top: {stack}. {missing}',
  isHidden: 'hidden',
  isClipped: 'clipped',
  separator: ', ',
};

export const zh: Translated<typeof en> = {
  title: '理顺图层',
  goal: '地面垫底，阴影只落在史莱姆身上，最上面罩一层薄光。',
  answer: '路灯亮了，飞蛾绕着灯打转，史莱姆舒服地闭上眼睛。',
  stage: '夜里，路灯下有一只史莱姆。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键选中光标处最上面的图层。',
  list: '图层，从上到下',
  layers: { light: '光', shade: '阴影', slime: '史莱姆', ground: '地面' },
  shown: '显示{layer}',
  clip: '剪贴',
  clipHint: '剪贴到下方图层',
  up: '上移',
  down: '下移',
  opacity: '不透明度',
  percent: '{amount}%',
  missing: {
    order: '从上到下应是光、阴影、史莱姆、地面。',
    show: '“{layer}”还藏着。',
    clip: '“{layer}”还没剪贴。',
    unclip: '“{layer}”不该剪贴。',
    least: '“{layer}”的不透明度至少要{amount}。',
    most: '“{layer}”的不透明度最多{amount}。',
  },
  complete: '每个图层都对了。',
  announcement: '已选中：{layer}。从上到下：{stack}。{missing}',
  isHidden: '已隐藏',
  isClipped: '已剪贴',
  separator: '，',
};

export type Words = Translated<typeof en>;
