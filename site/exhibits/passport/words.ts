import type { Translated } from 'generator/model/words';

export const en = {
  /** Name of all of it. */
  label: 'Passport',
  /** How many stamps there are, of how many. */
  count: '{count} of {all} stamps. ',
  /** Before one of the notices. */
  kept: 'They are kept in this browser, on this device, until you clear its data; nothing is sent. Save them as a file to carry them along. ',
  unkept: 'This browser keeps nothing for this site, so they last as long as this page. A file keeps them. ',
  unfold: 'Show all',
  fold: 'Show fewer',
  save: 'Save as a file',
  open: 'Open a file',
  added: 'New from the file: {count}.',
  none: 'There are no stamps in this file.',
  /** Of a place, with the title of its exercise. */
  stamped: '{title}: stamped',
  empty: '{title}: no stamp yet',
  failed: 'The stamps could not be loaded. Load the page again.',
};

export const zh: Translated<typeof en> = {
  label: '护照',
  count: '已有{count}枚印章，共{all}枚。',
  kept: '印章只留在这台设备的这个浏览器里，不会发送到任何地方；清除浏览器数据后就没有了。存成文件可以带到别处。',
  unkept: '这个浏览器不为本站保存数据，离开本页后印章就没有了。可以存成文件。',
  unfold: '全部展开',
  fold: '收起',
  save: '存成文件',
  open: '打开文件',
  added: '文件里新增{count}枚。',
  none: '这个文件里没有印章。',
  stamped: '{title}：已盖章',
  empty: '{title}：还没有盖章',
  failed: '印章没能加载，请重新载入本页。',
};

export type Words = Translated<typeof en>;
