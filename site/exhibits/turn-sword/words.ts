import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Turn the sword',
  goal: 'Turn the sword, then mend one result: paint its marks away.',
  answer: 'The sword cuts a mushroom in two.',
  stage: 'A sword, upright and turned in three ways.',
  keys: 'Arrow keys turn it.',
  repairStage: 'The result, enlarged, with marks.',
  repairKeys: 'Arrow keys move, Space paints.',
  angle: 'Angle',
  degrees: '{degrees}°',
  undo: 'Undo',
  task: 'What to do',
  turn: 'Turn',
  all: 'all',
  mend: 'Mend {number}',
  methods: { nearest: 'Nearest', shears: 'Shears' },
  ink: 'Paint with',
  inks: {
    outline: 'Outline',
    lit: 'Blade in light',
    shaded: 'Blade in shade',
    gold: 'Gold',
    grip: 'Grip',
    nothing: 'Nothing',
  },
  /** The rotation has broken nothing. */
  whole: 'At {degrees}° nothing breaks: turn it further.',
  broken: 'Each way breaks it elsewhere: choose one to mend.',
  /** Begins with how many marks are left, and says what the framed one asks for. */
  faults: {
    gap: 'Marks: {count}. Framed: a gap, paint it dark.',
    loose: 'Marks: {count}. Framed: a loose pixel, clear it.',
    none: 'No mark is left.',
  },
  announcement: 'Turned by {degrees}°.',
  pixelAnnouncement: 'Row {row}, column {column}: {ink}. Marks left: {count}.',
};

export const zh: Translated<typeof en> = {
  title: '转一转剑',
  goal: '转动剑，再挑一个结果，修到没有标记为止。',
  answer: '剑把一朵蘑菇劈成两半。',
  stage: '一把直立的剑和三种旋转结果。',
  keys: '用方向键转动。',
  repairStage: '放大的结果，带有标记。',
  repairKeys: '方向键移动，空格键上色。',
  angle: '角度',
  degrees: '{degrees}°',
  undo: '撤销',
  task: '操作',
  turn: '旋转',
  all: '全部',
  mend: '修补{number}',
  methods: { nearest: '最近邻', shears: '三次斜切' },
  ink: '颜色',
  inks: {
    outline: '描边',
    lit: '剑身亮部',
    shaded: '剑身暗部',
    gold: '金色',
    grip: '剑柄',
    nothing: '透明',
  },
  whole: '{degrees}°时什么也没坏，再转一转。',
  broken: '三种方法各有各的破损：选一个来修补。',
  faults: {
    gap: '还有{count}处。框住的是描边的缺口：涂上描边。',
    loose: '还有{count}处。框住的描边是多余的：涂成透明。',
    none: '没有标记了。',
  },
  announcement: '转了{degrees}°。',
  pixelAnnouncement: '第{row}行第{column}列：{ink}。还剩{count}处标记。',
};

export type Words = Translated<typeof en>;
