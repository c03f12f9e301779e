/** One of the tools that read files, and how to make a file of our sample with it. */
interface ToolCase {
  readonly title: string;
  /** One of its pages. */
  readonly route: string;
  /** How the caption of its figure begins. */
  readonly caption: string;
  /** The control to use before the file can be saved. */
  readonly view?: string;
  /** How the file begins that it makes of our sample. */
  readonly saved: string;
}

export const toolCases: readonly ToolCase[] = [
  {
    title: 'Sharpen your pixel art',
    route: '/faq/drawing/wechat-gif-blur',
    caption: 'One picture enlarged twice',
    saved: 'GIF89a',
  },
  {
    title: 'Mend and test a palette',
    route: '/faq/drawing/import-gpl-file',
    caption: 'One ramp in its colours',
    saved: 'GIMP Palette',
  },
  {
    title: 'Cut and time a sheet',
    route: '/docs/timeline/frame',
    caption: 'Eight poses in one sheet',
    view: '2. Time and save',
    saved: 'GIF89a',
  },
  {
    title: 'See how your tile repeats',
    route: '/faq/drawing/tileset-tilemap-support',
    caption: 'A tile, and nine copies',
    saved: '\x89PNG',
  },
  {
    title: 'Look over your sprite',
    route: '/docs/basic/sprite',
    caption: 'A sprite with slips',
    saved: '\x89PNG',
  },
  {
    title: 'See inside your file',
    route: '/docs/other/other-format',
    caption: 'Four walks, frame by frame',
    saved: 'PK',
  },
  {
    title: 'Look into your project',
    route: '/open',
    caption: 'Four walks, frame by frame',
    saved: 'PK',
  },
];
