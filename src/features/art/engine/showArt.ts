import css from '../../../app/article/Figure.module.css';
import { splitTitle } from '../../../app/article/treeComponent';
import { dictionaries } from '../../../app/words/dictionaries';
import type { ResolvedReferences } from '../../../engine/link/references';
import { writeAnimation } from '../../../exhibits/animation/meta';
import { animationStill } from '../../../exhibits/animation/still';
import { writeComparison } from '../../../exhibits/compare/meta';
import { compareStill } from '../../../exhibits/compare/still';
import type { ArtPicture } from '../../../model/art';
import { childrenOf, type TreeElement, type TreeNode, type TreeProps } from '../../../model/tree';
import { showPicture } from './showPicture';

type Art = Pick<ResolvedReferences, 'art' | 'locale'>;

/** Widths up to this fit the narrowest screens beside the page's margins, in CSS pixels. */
const usualWidth = 352;
const gap = 16;
const largestUsualScale = 8;

/** What the elements that directives made of art become on a page; every other element as it is. */
export function showArt(element: TreeElement, art: Art): TreeNode {
  const [name, props] = element;
  const { title = [], body } = splitTitle(childrenOf(element));
  switch (name) {
    case 'Sprite':
      return figure(props, title, sprite(props ?? {}, art));
    case 'Animation':
      return figure(props, title, animation(props ?? {}, art));
    case 'Compare':
      return figure(props, title, compare(props ?? {}, art));
    case 'Figure':
      return figure(props, title, body);
    default:
      return element;
  }
}

function figure(
  props: TreeProps | null,
  caption: readonly TreeNode[],
  content: readonly TreeNode[],
): TreeNode {
  const id = props?.['id'];
  return [
    'figure',
    { class: css.figure ?? '', ...(id === undefined ? {} : { id }) },
    ...content,
    ...(caption.length === 0 ? [] : [['figcaption', null, ...caption] as const]),
  ];
}

function sprite(props: TreeProps, { art, locale }: Art): TreeNode[] {
  const piece = art[String(props['name'])];
  if (piece === undefined) return [];
  const scale = scaleOf(props, piece.still.width);
  return [
    showPicture({ ...enlarged(piece.still, scale), scale, alt: wordsOf(props['alt'], piece.alt[locale]) }),
  ];
}

function animation(props: TreeProps, { art, locale }: Art): TreeNode[] {
  const piece = art[String(props['name'])];
  const text = textIn(locale);
  if (piece?.sheet === undefined || text === undefined) return [];
  const { sheet, still, durations } = piece;
  const scale = scaleOf(props, still.width);
  const shown = {
    ...enlarged({ ...still, src: sheet.src }, scale),
    scale,
    alt: wordsOf(props['alt'], piece.alt[locale]),
    durations,
  };
  return [exhibit('animation', writeAnimation(shown), animationStill(shown, text.animation, locale))];
}

function compare(props: TreeProps, { art, locale }: Art): TreeNode[] {
  const [before, after] = [art[String(props['before'])], art[String(props['after'])]];
  const text = textIn(locale);
  if (before === undefined || after === undefined || text === undefined) return [];
  const scale = scaleOf(props, before.still.width * 2 + gap);
  const shown = {
    before: { ...enlarged(before.still, scale), alt: wordsOf(props['beforeAlt'], before.alt[locale]) },
    after: { ...enlarged(after.still, scale), alt: wordsOf(props['afterAlt'], after.alt[locale]) },
    scale,
  };
  return [exhibit('compare', writeComparison(shown), compareStill(shown, text.compare))];
}

function exhibit(name: string, props: TreeProps, still: readonly TreeNode[]): TreeNode {
  return ['Exhibit', { exhibit: name, ...props }, ...still];
}

/** The scale that was written, else the largest usual one for something `width` pixels wide. */
function scaleOf(props: TreeProps, width: number): number {
  const written = props['scale'];
  if (typeof written === 'number') return written;
  return Math.min(largestUsualScale, Math.max(1, Math.floor(usualWidth / width)));
}

function enlarged({ src, width, height }: ArtPicture, scale: number): ArtPicture {
  return { src, width: width * scale, height: height * scale };
}

function wordsOf(written: TreeProps[string] | undefined, own: string | undefined): string {
  return typeof written === 'string' ? written : (own ?? '');
}

function textIn(locale: string) {
  return (dictionaries[locale] ?? dictionaries['en'])?.exhibits;
}
