import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Build a ramp',
  goal: 'Turn the shadow to blue-violet and the light to yellow.',
  answer: 'The sun goes down over the sea in the five shades, and the fox looks on.',
  stage: 'A ball in five shades, and in greys.',
  keys: 'Up and down choose a shade, left and right turn it.',
  parts: { shadow: 'Shadow', base: 'Base', light: 'Light' },
  degrees: '{degrees}°',
  space: 'Shades in between by',
  announcement: '{part}: hue {degrees}°.',
  /** Names the part that is still to be turned, with its hue. */
  toTurn: {
    shadow: 'The shadow is {hue}: turn it toward blue-violet.',
    light: 'The light is {hue}: turn it toward yellow.',
  },
  /** Both are turned. */
  turned: 'The shadow is {shadow}, the light is {light}.',
  hueNames: {
    pink: 'pink',
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    cyan: 'cyan',
    blue: 'blue',
    blueViolet: 'blue-violet',
    purple: 'purple',
  },
};

export const zh: Translated<typeof en> = {
  title: '做一条色阶',
  goal: '把阴影转向蓝紫，把亮部转向黄色。',
  answer: '夕阳沉入海面，天空和大海只用了这五级颜色，狐狸坐在岸边看。',
  stage: '五级明暗的球，以及它的灰度。',
  keys: '上下键选一级，左右键转色相。',
  parts: { shadow: '阴影', base: '基色', light: '亮部' },
  degrees: '{degrees}°',
  space: '中间色的算法',
  announcement: '{part}：色相{degrees}°。',
  toTurn: {
    shadow: '阴影现在是{hue}，再往蓝紫转。',
    light: '亮部现在是{hue}，再往黄色转。',
  },
  turned: '阴影是{shadow}，亮部是{light}。',
  hueNames: {
    pink: '粉红色',
    red: '红色',
    orange: '橙色',
    yellow: '黄色',
    green: '绿色',
    cyan: '青色',
    blue: '蓝色',
    blueViolet: '蓝紫色',
    purple: '紫色',
  },
};

export type Words = Translated<typeof en>;
