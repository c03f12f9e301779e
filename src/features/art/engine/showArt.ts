import css from '../../../app/article/Figure.module.css';
import { splitTitle } from '../../../app/article/splitTitle';
import type { ResolvedReferences } from '../../../engine/link/references';
import type { PageLanguage } from '../../../engine/link/resolveTree';
import { writeAnimation } from '../../../exhibits/animation/meta';
import { animationStill } from '../../../exhibits/animation/still';
import { writeComparison } from '../../../exhibits/compare/meta';
import { compareStill } from '../../../exhibits/compare/still';
import { type AltText, type ArtPicture, altOf } from '../../../model/art';
import { childrenOf, type TreeElement, type TreeNode, type TreeProps } from '../../../model/tree';
import { showPicture } from './showPicture';

type Art = ResolvedReferences['art'];

/** Widths up to this fit the narrowest screens beside the page's margins, in CSS pixels. */
const usualWidth = 352;
const gap = 16;
const largestUsualScale = 8;

/** What the elements that directives made of art become on a page; every other element as it is. */
export function showArt(element: TreeElement, art: Art, language: PageLanguage): TreeNode {
  const [name, props] = element;
  const { title = [], body } = splitTitle(childrenOf(element));
  switch (name) {
    case 'Sprite':
      return figure(props, title, sprite(props ?? {}, art));
    case 'Animation':
      return figure(props, title, animation(props ?? {}, art, language));
    case 'Compare':
      return figure(props, title, compare(props ?? {}, art, language));
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

function sprite(props: TreeProps, art: Art): TreeNode[] {
  const piece = art[String(props['name'])];
  if (piece === undefined) return [];
  const scale = scaleOf(props, piece.still.width);
  return [showPicture({ ...enlarged(piece.still, scale), scale, ...wordsOf(props['alt'], piece) })];
}

function animation(props: TreeProps, art: Art, { text, htmlLang }: PageLanguage): TreeNode[] {
  const piece = art[String(props['name'])];
  if (piece?.sheet === undefined) return [];
  const { sheet, still, durations } = piece;
  const scale = scaleOf(props, still.width);
  const shown = {
    ...enlarged({ ...still, src: sheet.src }, scale),
    scale,
    ...wordsOf(props['alt'], piece),
    durations,
  };
  return [
    exhibit('animation', writeAnimation(shown), animationStill(shown, text.exhibits.animation, htmlLang)),
  ];
}

function compare(props: TreeProps, art: Art, { text }: PageLanguage): TreeNode[] {
  const [before, after] = [art[String(props['before'])], art[String(props['after'])]];
  if (before === undefined || after === undefined) return [];
  const scale = scaleOf(props, before.still.width * 2 + gap);
  const shown = {
    before: { ...enlarged(before.still, scale), ...wordsOf(props['beforeAlt'], before) },
    after: { ...enlarged(after.still, scale), ...wordsOf(props['afterAlt'], after) },
    scale,
  };
  return [exhibit('compare', writeComparison(shown), compareStill(shown, text.exhibits.compare))];
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

/** What is written beside the picture, else the picture's own words. */
function wordsOf(written: TreeProps[string] | undefined, own: AltText): AltText {
  return typeof written === 'string' ? { alt: written } : altOf(own);
}
