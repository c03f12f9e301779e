import type { Feature } from '../../../engine/feature';
import { translationIn } from '../../../engine/load/content';
import { omitUndefined } from '../../../model/omitUndefined';
import { composeRelease, describeDay } from '../shared/release';

/** Release notes: facts and changes on their page, the day in the timeline of their category. */
export const releases: Feature = {
  doc: (context, { files }) => {
    const own = translationIn(files, context.locale);
    const release = composeRelease(
      context.htmlLang,
      files.original.summary.frontMatter.release,
      own.summary.frontMatter.release,
    );
    return omitUndefined({ release });
  },
  card: (context, { files }) => {
    const release = composeRelease(context.htmlLang, files.original.summary.frontMatter.release, undefined);
    if (release === undefined) return undefined;
    return { released: describeDay(release, context.text.release) };
  },
};
