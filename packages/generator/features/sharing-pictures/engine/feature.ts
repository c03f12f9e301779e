import type { Feature } from '../../../feature';
import { openBoldFont } from '../../../load/font/pageFace';
import { fusionPixel, jersey10, openPixelFont } from '../../../load/font/pixelFont';
import type { SharedFile } from '../../../output/outputFiles';
import { drawShare, type ShareFonts } from './drawShare';
import { chooseSharePicture, findDrawing, findGround } from './sharePictures';

/** A picture for each page that has none of its own, for where it is shared. Each is drawn once. */
export const sharingPictures: Feature = {
  sharePicture: chooseSharePicture,
  files: ({ locales, cache, readPackageFile }) => {
    let fonts: ShareFonts | undefined;
    const open = (): ShareFonts => {
      const bold = openPixelFont(readPackageFile(jersey10.file), jersey10);
      const regular = openPixelFont(readPackageFile(fusionPixel.file), fusionPixel);
      return { bold, wide: openBoldFont(bold, regular), regular };
    };
    const asked = locales.flatMap(({ context, pages }) =>
      pages.flatMap(({ job }) => (job.share ? [{ context, share: job.share }] : [])),
    );
    return new Map(
      asked.map(({ context, share: { path, words, art, isFigure, route } }): [string, SharedFile] => {
        const make = async () => {
          const known = cache.read('share', path);
          if (known !== undefined) return known;
          fonts ??= open();
          const drawing = findDrawing(context, art);
          const ground = findGround(context, route);
          const picture = drawShare(words, fonts, { art: drawing && { drawing, isFigure }, ground });
          cache.write('share', path, picture);
          return picture;
        };
        return [path, { kind: 'made', make, isHashed: true, compression: 'none' }];
      }),
    );
  },
};
