import { type ParsedFile, translationIn } from '../load/content';
import type { ShownPicture } from '../load/pictures/publishPicture';
import type { ShownArt, ShownDownload } from '../model/art';
import { errorAt, type Problem } from '../model/problem';
import type { ContentText } from './anchors';
import { baseLanguage, languageOfTarget } from './languageOfTarget';
import { placeOfKey } from './places';
import { resolveArt, resolveDownload } from './resolveArt';
import { resolveLink } from './resolveLink';
import { describePicture, resolvePicture } from './resolvePicture';
import type { Report, Resolver, Targets } from './resolver';
import type { TextPage } from './site';

/** Targets of the links and pictures of one file, by what the writer wrote. */
export interface ResolvedReferences {
  readonly hrefs: Readonly<Record<string, string>>;
  /** Language tags of links that lead to another language than the text's. */
  readonly languages: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, ShownPicture>>;
  readonly art: Readonly<Record<string, ShownArt>>;
  readonly downloads: Readonly<Record<string, ShownDownload>>;
  /** Address of the page's own picture for sharing, if it has one. */
  readonly shareImage?: string;
}

/** Resolves the references of a page as shown in `locale`, and its picture for sharing. */
export async function resolvePage(
  targets: Targets,
  page: TextPage,
  locale: string,
): Promise<{ resolved: ResolvedReferences; problems: Problem[] }> {
  const file = translationIn<ParsedFile>(page.files, locale);
  const { resolved, problems } = await resolveReferences(targets, file, locale);
  // The picture of the translation, else that of the original (SEO-05).
  const source = [file, page.files.original].find(({ summary }) => summary.frontMatter.image !== undefined);
  const image = source?.summary.frontMatter.image;
  if (source === undefined || image === undefined) return { resolved, problems };
  const picture = await targets.pictures.find(image, source);
  if (picture !== undefined && !('fault' in picture))
    return { resolved: { ...resolved, shareImage: picture.large ?? picture.src }, problems };
  const { message, remedy } = describePicture(image, picture?.fault);
  return { resolved, problems: [...problems, errorAt(placeOfKey(source, 'image'), message, { remedy })] };
}

/** Resolves every link and picture of `file` as shown in `locale`, and reports broken ones (CT-14). */
export async function resolveReferences(
  targets: Targets,
  file: ContentText,
  locale: string,
): Promise<{ resolved: ResolvedReferences; problems: Problem[] }> {
  const problems: Problem[] = [];
  const report: Report = ({ line, column }, message, remedy, suggestion) =>
    problems.push(errorAt({ file: file.file, line, column }, message, { remedy, nearest: suggestion }));
  const resolver: Resolver = { ...targets, file, locale, report };
  const { locales } = targets.site.config;
  // A fallback text keeps its own language, and so do the texts of its downloads.
  const words = targets.wordsIn(file.locale).build.download;
  const htmlLang = locales.list[file.locale]?.htmlLang ?? file.locale;
  const hrefs: Record<string, string> = {};
  const languages: Record<string, string> = {};
  const images: Record<string, ShownPicture> = {};
  const art: Record<string, ShownArt> = {};
  const downloads: Record<string, ShownDownload> = {};
  for (const reference of file.summary.references) {
    const { kind, target } = reference;
    if (kind === 'link') {
      hrefs[target] = await resolveLink(resolver, reference);
      const language = languageOfTarget(resolver, target);
      if (language !== undefined && language !== baseLanguage(htmlLang)) languages[target] = language;
    } else if (kind === 'art') {
      const piece = resolveArt(targets.art, file.locale, locales, reference, report);
      if (piece !== undefined) art[target] = piece;
    } else if (kind === 'download') {
      const download = resolveDownload(targets.art, words, htmlLang, reference, report);
      if (download !== undefined) downloads[target] = download;
    } else {
      const picture = await resolvePicture(resolver, reference);
      if (picture !== undefined) images[target] = picture;
    }
  }
  return { resolved: { hrefs, languages, images, art, downloads }, problems };
}
