import { altOf, type ShownArt } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';
import css from './FinishSlime.module.css';
import type { SlimeMeta } from './meta';
import type { Words } from './words';

interface EaselArt {
  /** The scene with the easel. */
  readonly scene: ShownArt;
  /** The finished animation. */
  readonly slime: ShownArt;
}

/** The hero's exhibit: before its code is there, and in print, the scene with the finished strip. */
export function composeStill({ scene, slime }: EaselArt, words: Words): TreeNode {
  const strip = slime.sheet ?? slime.still;
  const moods = scene.sheet ?? scene.still;
  const data: SlimeMeta = { scene: moods.src, moods: scene.durations.length, strip: strip.src, words };
  return [
    'Exhibit',
    { exhibit: 'finish-slime', data },
    [
      'figure',
      { class: css.easel ?? '' },
      [
        'p',
        { class: css.scene ?? '' },
        [
          'span',
          { class: css.view ?? '' },
          ['img', { ...moods, ...altOf(scene) }],
          ['span', { class: css.paper ?? '' }, ['img', { ...slime.still, alt: '' }]],
        ],
      ],
      ['p', { class: css.finished ?? '' }, ['img', { ...strip, ...altOf(slime) }]],
      ['figcaption', { class: css.goal ?? '' }, words.caption],
    ],
  ];
}
