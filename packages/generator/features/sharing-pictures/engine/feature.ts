import type { Feature } from '../../../feature';
import { fusionPixel, openPixelFont, type PixelFont } from '../../../load/font/pixelFont';
import type { SharedFile } from '../../../output/outputFiles';
import { drawShare } from './drawShare';
import { chooseSharePicture, findShareArt } from './sharePictures';

/** A picture for each page that has none of its own, for where it is shared. Each is drawn once. */
export const sharingPictures: Feature = {
  sharePicture: chooseSharePicture,
  files: ({ locales, cache, readPackageFile }) => {
    const [first] = locales;
    const art = first === undefined ? undefined : findShareArt(first.context);
    let font: Promise<PixelFont> | undefined;
    const asked = locales.flatMap(({ pages }) => pages.flatMap(({ job }) => job.share ?? []));
    return new Map(
      asked.map(({ path, words }): [string, SharedFile] => {
        const make = async () => {
          const known = cache.read('share', path);
          if (known !== undefined) return known;
          font ??= openPixelFont(readPackageFile(fusionPixel.file), fusionPixel);
          const picture = drawShare(words, await font, art);
          cache.write('share', path, picture);
          return picture;
        };
        return [path, { kind: 'made', make, isHashed: true, compression: 'none' }];
      }),
    );
  },
};
