import css from '../../../app/article/Figure.module.css';
import { splitTitle } from '../../../app/article/treeComponent';
import { allExhibits } from '../../../exhibits/allExhibits';
import { chooseAlt, chooseScale, enlargePicture } from '../../../exhibits/exhibit';
import type { PageLanguage, TreeReferences } from '../../../link/hooks';
import { showPicture } from '../../../link/showPicture';
import { childrenOf, isElement, type TreeElement, type TreeNode, type TreeProps } from '../../../model/tree';
import { showVideo } from './showVideo';

type Art = TreeReferences['art'];
type References = Pick<TreeReferences, 'art' | 'downloads' | 'hrefs'>;

/** Icons of 16 pixels are as high as a line and a little more. */
const iconScale = 2;
/** Of scenes whose ends are drawn to be cut: twice as wide as the text of a phone at half their size, and one on a contact sheet. */
const cutWidths = new Set([720, 384]);
/** The width of the text with what a scene may lose at its ends. */
const sceneRoom = 688;
/** Of those that are all but as wide as the text: a mat makes up what is missing. */
const matWidths = { least: 600, most: 663 };

/**
 * The nodes for elements of directives about art, for a list of nothing but pictures, which is a contact sheet, or
 * doorways where each has a name and a link, and for a list whose items begin with icons, which stand for its marks,
 * and cells that do.
 */
export function showArt(
  element: TreeElement,
  references: References,
  language: PageLanguage,
): TreeNode | undefined {
  const [name, props] = element;
  const { title = [], body } = splitTitle(childrenOf(element));
  if (name === 'Sprite') return figureOfSprite(props ?? {}, title, references.art);
  if (name === 'ArtIcon') {
    const still = references.art[String(props?.['name'])]?.still;
    return still && ['img', { ...enlargePicture(still, iconScale), scale: iconScale, alt: '' }];
  }
  if (name === 'Video') {
    const piece = references.art[String(props?.['name'])];
    return (
      piece && figure(props, ...showVideo(props ?? {}, title, piece, language), `${css.video} ${css.scene}`)
    );
  }
  if (name === 'Figure') return figure(props, title, body.flatMap(contentOfFigure));
  if (name === 'Exhibit') {
    const isPicture = allExhibits.get(String(props?.['exhibit']))?.isPicture;
    return figure(props, title, showExhibit(props ?? {}, references, language), isPicture && css.wide);
  }
  if (name === 'ul' && body.every(isPictureItem))
    return ['ul', { class: (body.every(isDoorway) ? css.doorways : css.sheet) ?? '' }, ...body];
  if (name === 'td' && beginsWithIcon(element))
    return ['td', props, ['span', { class: css.named ?? '' }, ...body]];
  if (name === 'ul' && body.every(beginsWithIcon)) return ['ul', { class: css.icons ?? '' }, ...body];
  return undefined;
}

function isPictureItem(node: TreeNode): boolean {
  if (!isElement(node)) return false;
  const [only, ...others] = childrenOf(node);
  return others.length === 0 && only !== undefined && isElement(only) && only[0] === 'figure';
}

/** Below the picture stand a name and one link, to which it is the way. */
function isDoorway(item: TreeNode): boolean {
  const [figure] = isElement(item) ? childrenOf(item) : [];
  const caption = figure && isElement(figure) ? childrenOf(figure).at(-1) : undefined;
  if (caption === undefined || !isElement(caption) || caption[0] !== 'figcaption') return false;
  const named = childrenOf(caption).filter(isElement);
  return named.length === 2 && named[0]?.[0] === 'strong' && childrenOf(caption).at(-1) === named[1];
}

function beginsWithIcon(node: TreeNode): boolean {
  const [first] = isElement(node) ? childrenOf(node) : [];
  return first !== undefined && isElement(first) && first[0] === 'img' && first[1]?.['scale'] === iconScale;
}

function figure(
  props: TreeProps | null,
  caption: readonly TreeNode[],
  content: readonly TreeNode[],
  ownClass?: string,
): TreeNode {
  const id = props?.['id'];
  const classes = [css.figure, ownClass].filter(Boolean).join(' ');
  return [
    'figure',
    { class: classes, ...(id === undefined ? {} : { id }) },
    ...content,
    ...(caption.length === 0 ? [] : [['figcaption', null, ...caption] as const]),
  ];
}

/** A picture that stands alone may be a figure by itself. */
function contentOfFigure(node: TreeNode): readonly TreeNode[] {
  return isElement(node) && node[0] === 'figure' ? childrenOf(node) : [node];
}

function figureOfSprite(props: TreeProps, caption: readonly TreeNode[], art: Art): TreeNode {
  const piece = art[String(props['name'])];
  if (piece === undefined) return figure(props, caption, []);
  if (props['modes'] === true) return figureOfModes(props, caption, piece);
  const scale = chooseScale(props, piece.still, props['width'] === 'column' ? 'column' : 'inline');
  const picture = enlargePicture(piece.still, scale);
  const content = [showPicture({ ...picture, scale, ...chooseAlt(props['alt'], piece) })];
  const fit = piece.isOpaque && !piece.isOnNight && fitOf(piece.still.width, scale);
  return figure(props, caption, content, [...groundOf(piece), fit].filter(Boolean).join(' '));
}

function groundOf({ isOnNight, isOpaque, isStrip }: Art[string]): readonly (string | undefined)[] {
  if (isOnNight) return [css.wide, css.night];
  if (!isOpaque) return [css.wide];
  return isStrip ? [css.strip] : [css.wide, css.scene];
}

/** @param drawn its width, in its own pixels */
function fitOf(drawn: number, scale: number): string | false | undefined {
  if (cutWidths.has(drawn * scale)) return css.cut;
  const width = drawn * Math.min(scale, Math.floor(sceneRoom / drawn));
  return width >= matWidths.least && width <= matWidths.most && css.mat;
}

/** A scene that fills its place from edge to edge; the second of its two frames is for the dark mode. */
function figureOfModes(
  props: TreeProps,
  caption: readonly TreeNode[],
  piece: TreeReferences['art'][string],
): TreeNode {
  const frames = piece.durations.length;
  const scale = chooseScale(props, piece.still, 'column');
  const { src } = piece.sheet ?? piece.still;
  const size = { width: piece.still.width * frames * scale, height: piece.still.height * scale };
  const picture: TreeNode = ['img', { src, ...size, scale, frames, ...chooseAlt(props['alt'], piece) }];
  return figure(props, caption, [['span', null, picture]], `${css.wide} ${css.modes}`);
}

function showExhibit(
  props: TreeProps,
  { art, downloads, hrefs }: References,
  { htmlLang, exhibitWords }: PageLanguage,
): TreeNode[] {
  const name = String(props['exhibit']);
  const shown = allExhibits
    .get(name)
    ?.show({ attributes: props, art, downloads, hrefs, htmlLang, text: exhibitWords });
  if (shown === undefined) return [];
  const { attributes, data, still } = shown;
  return [['Exhibit', { exhibit: name, ...attributes, ...(data !== undefined && { data }) }, ...still]];
}
