import { drawingRemedy } from '../load/checkDrawing';
import { type PictureFault, pictureLimits } from '../load/pictures/picture';
import { pictureEndings } from '../load/pictures/pictureFormats';
import type { ShownPicture } from '../load/pictures/publishPicture';
import type { Reference } from '../model/parsed';
import { missingFileRemedy } from './resolveFile';
import type { Resolver } from './resolver';

/** The picture of a text; `undefined`, and reported, if it cannot be shown (CT-15). */
export async function resolvePicture(
  { pictures, file, report }: Resolver,
  reference: Reference,
): Promise<ShownPicture | undefined> {
  const { target } = reference;
  if (/^(https?:|data:)|^\/\//i.test(target)) {
    report(
      reference,
      `The picture "${target}" is on another site.`,
      'Save it in the content folder or in public/.',
    );
    return undefined;
  }
  const found = await pictures.find(target, file);
  if (found === undefined || 'fault' in found) {
    const { message, remedy } = describePicture(target, found?.fault);
    report(reference, message, remedy);
    return undefined;
  }
  if (found.motion !== undefined && reference.standsAlone !== true)
    report(
      reference,
      `The picture "${target}" is animated, and shares its paragraph with text or other pictures.`,
      'Leave an empty line before and after it: there it becomes a player with a pause.',
    );
  return found;
}

const enough = 'A text is 760 pixels wide; four times that is plenty for readers who enlarge it.';

/** Message and remedy for a picture that cannot be shown; without a fault it does not exist. */
export function describePicture(
  name: string,
  fault: PictureFault | undefined,
): { readonly message: string; readonly remedy: string } {
  const picture = `The picture "${name}"`;
  switch (fault?.kind) {
    case undefined:
      return { message: `${picture} does not exist.`, remedy: missingFileRemedy };
    case 'ending':
      return {
        message: `${picture} has a format that browsers do not show.`,
        remedy: `Export it as PNG. Supported are ${pictureEndings.join(', ')}.`,
      };
    case 'bytes':
      return {
        message: `${picture} has ${megabytes(fault.bytes)}; the limit is ${megabytes(pictureLimits.bytes)}.`,
        remedy: `Save it smaller. ${enough}`,
      };
    case 'pixels':
      return describeSize(picture, fault);
    case 'closed':
      return { message: `${picture} cannot be opened: ${fault.reason}`, remedy: fault.remedy };
    case 'unreadable':
      return { message: `${picture} cannot be read.`, remedy: 'The file is damaged: save it again.' };
    case 'misnamed':
      return {
        message: `${picture} is ${fault.is} by its content.`,
        remedy:
          fault.ending === undefined
            ? 'Export it as PNG or JPEG: browsers do not show it.'
            : `Name it so that it ends in ${fault.ending}, or save it as what its name says.`,
      };
    case 'moves':
      return {
        message: `${picture} is ${fault.is} that is animated, and readers could not pause it.`,
        remedy: 'Save it as a GIF, which becomes a player, or as a still picture.',
      };
    case 'active':
      return {
        message: `${picture} contains ${fault.holds}.`,
        remedy: drawingRemedy,
      };
  }
}

function describeSize(picture: string, { width, height, frames }: PictureFault & { kind: 'pixels' }) {
  const most = frames > 1 ? pictureLimits.animationPixels : pictureLimits.pixels;
  const each = `${width}×${height} pixels`;
  return {
    message: `${picture} has ${frames > 1 ? `${frames} frames of ${each}` : each}; the limit is ${most / 1e6} million${frames > 1 ? ' in all' : ''}.`,
    remedy:
      frames > 1
        ? 'Save it smaller, or with fewer frames. Pixel art counts at its true size.'
        : `Save it smaller. ${enough}`,
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
