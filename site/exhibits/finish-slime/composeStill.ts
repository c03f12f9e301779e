import { altOf, type ShownArt } from 'generator/model/art';
import type { TreeNode } from 'generator/model/tree';
import css from './FinishSlime.module.css';
import type { SlimeMeta } from './meta';

interface EaselArt {
  /** The scene with the easel. */
  readonly scene: ShownArt;
  /** The finished animation. */
  readonly slime: ShownArt;
}

/** The data of the working piece. */
export function slimeMeta({ scene, slime }: EaselArt): SlimeMeta {
  const moods = scene.sheet ?? scene.still;
  return { scene: moods.src, moods: scene.durations.length, strip: (slime.sheet ?? slime.still).src };
}

/** The hero's exhibit: before its code is there, and in print, the scene with the finished strip. */
export function composeStill({ scene, slime }: EaselArt, caption: string): TreeNode {
  const strip = slime.sheet ?? slime.still;
  const moods = scene.sheet ?? scene.still;
  return [
    'Exhibit',
    { exhibit: 'finish-slime', data: slimeMeta({ scene, slime }) },
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
      [
        'p',
        { class: css.finished ?? '' },
        ['img', { ...strip, ...altOf(slime) }],
        ['img', { ...strip, alt: '' }],
      ],
      ['figcaption', { class: css.goal ?? '' }, caption],
    ],
  ];
}
