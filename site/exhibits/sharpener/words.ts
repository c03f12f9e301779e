import type { Translated } from 'generator/model/words';
import type { ToolText } from '../kit/words';

export const en = {
  title: 'Sharpen your pixel art',
  formats: 'PNG, GIF, Aseprite or .resprite',
  /** Names of the two halves of the stage. */
  sharp: 'Sharp, {factor}×',
  smooth: 'Smoothed by a viewer',
  /** Alt text of both halves. */
  stage: '{name}, enlarged {factor} times: sharp at the left, smoothed at the right. Arrow keys move it.',
  /** Name of the row of sizes; `side` is the longer side that a picture must not exceed. */
  targets: 'For',
  targetSides: { '240': 'WeChat sticker', '512': 'Avatar or post', '1080': 'Full width' },
  pixels: '{side} px',
  factor: 'Factor',
  times: '{factor}×',
  size: '{from} → {to} pixels',
  sides: '{width} × {height}',
  /** Where the picture is already larger than the size wished for. */
  larger: 'It is larger than that already, so it stays as it is.',
  /** Of a picture in which all pixels are blocks; `{factor}` is the side of a block. */
  enlarged: 'This picture has been enlarged {factor} times already. Its true size is {size} pixels.',
  useTrueSize: 'Count from the true size',
  toTrueSize: 'Back to 1×',
  /** Of a picture that is saved as a GIF, with a PNG beside it. */
  soft: 'A GIF has no half-transparent pixels: each becomes opaque or wholly transparent. The PNG moves too, and keeps them.',
  /** Of a small picture. */
  icons: 'The icons are those of a website: favicon.ico, and PNGs of 180, 192 and 512 pixels.',
};

export const zh: Translated<typeof en> = {
  title: '让像素画变清晰',
  formats: 'PNG、GIF、Aseprite或.resprite文件',
  sharp: '清晰，{factor}倍',
  smooth: '平滑放大后',
  stage: '{name}放大{factor}倍：左边清晰，右边经过平滑。按方向键移动画面。',
  targets: '用途',
  targetSides: { '240': '微信表情', '512': '头像、发帖', '1080': '整屏宽度' },
  pixels: '{side}像素',
  factor: '倍数',
  times: '{factor}倍',
  size: '{from} → {to}像素',
  sides: '{width}×{height}',
  larger: '原图已经比这个尺寸大，所以保持原样。',
  enlarged: '这张图已经放大过{factor}倍，真正的大小是{size}像素。',
  useTrueSize: '从真正的大小算起',
  toTrueSize: '还原到1倍',
  soft: 'GIF没有半透明像素：每个像素会变成完全不透明或完全透明。PNG同样会动，半透明也保留。',
  icons: '图标是给网站用的：favicon.ico，以及180、192、512像素的PNG。',
};

export type Words = Translated<typeof en>;
export type Text = ToolText<Words>;
