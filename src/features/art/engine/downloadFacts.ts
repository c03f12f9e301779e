import type { Download } from '../../../model/art';
import { fill, plural } from '../../../model/text';
import type { DownloadWords } from '../../../model/words';

/** What kind of file it is, how large and of how many colours, in brackets as they follow its name. */
export function downloadFacts(
  { src, bytes, colors, picture }: Download,
  text: DownloadWords,
  htmlLang: string,
): string {
  const { frames } = picture ?? {};
  const facts = [
    src.slice(src.lastIndexOf('.') + 1).toUpperCase(),
    picture && fill(text.picture, { width: picture.width, height: picture.height }),
    frames && fill(frames.duration === undefined ? text.cells : text.frames, { ...frames }),
    frames?.duration === undefined ? undefined : fill(text.time, { duration: frames.duration }),
    plural(text.colors, colors, htmlLang),
    plural(text.bytes, bytes, htmlLang),
  ];
  return fill(text.brackets, { facts: facts.filter((fact) => fact !== undefined).join(text.separator) });
}
