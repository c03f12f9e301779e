import { type AltText, type ArtPicture, altOf, readAlt } from '../../model/art';
import type { TreeProps } from '../../model/tree';

/** What the dialog for files offers. */
export const accept = '.png,.gif,.aseprite,.ase,image/png,image/gif';

/** What a use of the desk is made of: the sheet and the frame that its still shows, and the file to try it with. */
export interface DeskUse extends ArtPicture, AltText {
  /** All frames side by side. */
  readonly sheet: ArtPicture;
  readonly sampleSrc: string;
}

/** As the attributes of a tree element. */
export function deskToProps(use: DeskUse): TreeProps {
  const { src, width, height, sheet, sampleSrc } = use;
  return {
    ...{ src, width, height, sampleSrc },
    sheetSrc: sheet.src,
    sheetWidth: sheet.width,
    sheetHeight: sheet.height,
    ...altOf(use),
  };
}

/** The use that `deskToProps` gave. */
export function deskFromProps(attributes: TreeProps): DeskUse {
  return {
    src: String(attributes['src']),
    width: Number(attributes['width']),
    height: Number(attributes['height']),
    sheet: {
      src: String(attributes['sheetSrc']),
      width: Number(attributes['sheetWidth']),
      height: Number(attributes['sheetHeight']),
    },
    sampleSrc: String(attributes['sampleSrc']),
    ...readAlt(attributes),
  };
}
