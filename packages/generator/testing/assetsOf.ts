import type { Assets } from '../load/assets';
import type { Pictures } from '../load/pictures/openPictures';

/**
 * The files and pictures of a site that has just some, wherever a text names them.
 * @param addressOf final address of a file by its name; `undefined` where it is not there
 */
export function assetsOf(addressOf: (name: string) => string | undefined): {
  readonly assets: Assets;
  readonly pictures: Pictures;
} {
  return {
    assets: {
      locate: async (name) => {
        const address = addressOf(name);
        return address === undefined ? undefined : { from: address, published: undefined };
      },
      publish: async ({ from }) => String(from),
      findPublic: async (name) => addressOf(name),
      copies: new Map(),
    },
    pictures: {
      find: async (name) => {
        const src = addressOf(name);
        return src === undefined ? undefined : { src, width: 8, height: 4 };
      },
      files: new Map(),
    },
  };
}
