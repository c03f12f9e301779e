import { toGrey } from 'pixels/edit/contrast';
import { examineSprite } from 'pixels/edit/examineSprite';
import { mapColors } from 'pixels/edit/mapColors';
import { hardenAlpha, mergeTwins, pairTwins } from 'pixels/edit/mergeTwins';
import { unpackColor } from 'pixels/edit/pixels32';
import { silhouette } from 'pixels/edit/silhouette';
import { blankRaster, type Raster, type Rgba } from 'pixels/raster';
import type { Look, Sheet, View } from '../messages';
import { listFindings } from './listFindings';
import type { KeptSprite } from './openSprite';

/** A violet that stands out from light and from dark grounds. */
const ink: Rgba = [128, 102, 224, 255];

/** The frame that is looked at, at its true size and mended as far as that is wished for. */
export function mendFrame(
  { asWritten, reduced }: Pick<KeptSprite, 'asWritten' | 'reduced'>,
  look: Look,
): Raster {
  const { frames } = look.usesTrueSize && reduced ? reduced.animation : asWritten;
  const raster = frames[look.frame]?.raster ?? blankRaster(1, 1);
  const hardened = look.hardensAlpha ? hardenAlpha(raster) : raster;
  const pairs = look.mergesTwins ? pairTwins(hardened) : undefined;
  return pairs === undefined ? hardened : mergeTwins(hardened, pairs);
}

/** Examines a frame; all of a sheet but its picture. */
export function examineFrame(
  raster: Raster,
  progress: (done: number) => void = () => {},
): Omit<Sheet, 'picture'> {
  const examination = examineSprite(raster, progress);
  const pairs = [...(pairTwins(raster) ?? [])];
  return {
    findings: listFindings(raster, examination),
    twins: pairs.map(([rare, frequent]) => ({ rare: unpackColor(rare), frequent: unpackColor(frequent) })),
    pixelSize: examination.sizes.factor,
  };
}

/** A picture as it is seen in a view. */
export function seePicture(raster: Raster, view: View): Raster {
  if (view === 'silhouette') return silhouette(raster, ink);
  return view === 'greys' ? mapColors(raster, toGrey) : raster;
}
