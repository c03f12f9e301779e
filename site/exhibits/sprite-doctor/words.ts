import type { Translated } from 'generator/model/words';
import type { ToolText } from '../kit/words';

export const en = {
  title: 'Look over your sprite',
  formats: 'PNG, GIF, Aseprite or .resprite',
  /** Alt text of the stage. */
  stage: '{name} with marks. Arrow keys move it.',
  hint: 'A mark is a hint, not a verdict: what is marked may be meant just so.',
  view: 'View',
  views: { all: 'As it is', silhouette: 'Silhouette', greys: 'Greys' },
  /** The use of the other views; a link to the lesson follows. */
  viewsWhat: {
    silhouette: 'Can you tell who it is and what they do by the outline alone?',
    greys: 'Do areas that touch differ in lightness, too, and not only in hue?',
  },
  /** Name of the list. */
  findings: 'What is marked',
  kinds: {
    doubles: 'Doubles',
    orphans: 'Orphan pixels',
    twins: 'Near-equal colours',
    translucent: 'Half-transparent pixels',
    sizes: 'Mixed pixel sizes',
  },
  none: 'None found',
  untold: 'Cannot be told',
  pixels: 'Pixels: {count}',
  parts: 'Parts: {count}',
  /** An explanation of each kind; a link to the lesson follows. */
  what: {
    doubles:
      'Where a thin line turns, three pixels stand in an L. Without the corner the line is thin again.',
    orphans:
      'No pixel around it has its colour. An eye or a star is meant to be alone; a leftover dot is noise.',
    twins: 'These colours are hardly told apart even side by side. They swell the palette and show nothing.',
    translucent:
      'Soft brushes and smooth scaling leave such pixels at edges. A GIF cannot have them; a shadow may want them.',
    sizes: 'This part is drawn with pixels of another size than most of the picture.',
  },
  /** Texts of links. */
  lessons: {
    doubles: 'How to keep lines clean',
    orphans: 'Where stray dots come from',
    twins: 'When shades are too close',
    translucent: 'Where soft edges come from',
    sizes: 'How to scale without mixed pixels',
    views: 'How to test key poses',
    enlarged: 'Sharpen your pixel art: enlarge by whole numbers, or go back to 1×',
  },
  /** Why a kind cannot be told. */
  whyUntold: {
    twins: 'The picture has more than 65,536 colours, as photos do.',
    sizes: 'The picture has too little detail for it.',
  },
  place: 'Place',
  placeOf: '{at} of {count}',
  previous: 'Previous place',
  next: 'Next place',
  /** Counted from 1 at the top left. */
  where: 'Column {column}, row {row}',
  /** Heard when a place is gone to. */
  gone: '{kind}, place {at} of {count}: column {column}, row {row}.',
  otherSize: 'Its pixels are {factor} wide, most others {usual}.',
  /** Where parts have pixels of another size; a link to the tool that finds a true size follows. */
  onePart: 'Was a part pasted in enlarged? Take its own file back to its true size first.',
  firstOnly: 'The first {count} from the top are marked.',
  pair: '{rare} beside {frequent}',
  morePairs: 'Further pairs: {count}',
  mergeTwins: 'Merge each into the more frequent colour',
  hardenAlpha: 'Make them opaque or clear',
  overview: 'Show the whole picture',
  enlarged: 'This picture has been enlarged {factor} times already, so it is looked at in its true size. ',
  useTrueSize: 'Look at the true size',
  sides: '{width} × {height} pixels',
};

export const zh: Translated<typeof en> = {
  title: '给像素画做个体检',
  formats: 'PNG、GIF、Aseprite和.resprite文件',
  stage: '{name}，带标记。按方向键移动画面。',
  hint: '标记只是提醒，不是判决：标出来的地方，也许正是你想要的。',
  view: '怎样看',
  views: { all: '原样', silhouette: '剪影', greys: '灰度' },
  viewsWhat: {
    silhouette: '只看轮廓，认得出是谁、在做什么吗？',
    greys: '相邻的部分，除了色相，明暗也分得开吗？',
  },
  findings: '标出了什么',
  kinds: {
    doubles: '双像素',
    orphans: '孤立像素',
    twins: '几乎一样的颜色',
    translucent: '半透明像素',
    sizes: '大小不一的像素',
  },
  none: '没有',
  untold: '看不出来',
  pixels: '{count}个像素',
  parts: '{count}处',
  what: {
    doubles: '细线转弯的地方，三个像素挤成了L形。去掉拐角上的那个，线又细了。',
    orphans: '它周围没有同色的像素。眼睛、星星本来就是一个点；忘了擦的点就是杂点。',
    twins: '这些颜色并排放也很难分清，只让调色板变大，画面上看不出区别。',
    translucent: '柔边笔刷和平滑缩放会在边缘留下这样的像素。GIF存不下它们；影子也许用得着。',
    sizes: '这一块的像素，和画面大部分地方的大小不一样。',
  },
  lessons: {
    doubles: '怎样让线条干净',
    orphans: '杂点从哪里来',
    twins: '颜色太接近怎么办',
    translucent: '柔边从哪里来',
    sizes: '怎样缩放才不会大小不一',
    views: '怎样检验关键姿势',
    enlarged: '让像素画变清晰：按整数倍放大，或者还原到1倍',
  },
  whyUntold: {
    twins: '这张图的颜色超过65536种，像是照片。',
    sizes: '画面细节太少，看不出像素有多大。',
  },
  place: '位置',
  placeOf: '第{at}处，共{count}处',
  previous: '上一处',
  next: '下一处',
  where: '第{column}列，第{row}行',
  gone: '{kind}，第{at}处，共{count}处：第{column}列，第{row}行。',
  otherSize: '这里的像素宽{factor}，其他地方多半是{usual}。',
  onePart: '这一块是放大以后贴进来的吗？先把它自己的文件还原到真正的大小。',
  firstOnly: '只标出了从上往下的前{count}个。',
  pair: '{rare}和{frequent}',
  morePairs: '另有{count}对',
  mergeTwins: '合并，保留用得多的颜色',
  hardenAlpha: '改成不透明或全透明',
  overview: '看整张图',
  enlarged: '这张图已经放大过{factor}倍，所以按真正的大小来看。',
  useTrueSize: '看真正的大小',
  sides: '{width}×{height}像素',
};

export type Words = Translated<typeof en>;
export type Text = ToolText<Words>;
