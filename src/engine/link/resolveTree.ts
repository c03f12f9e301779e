import { showDownload } from '../../features/art/engine/downloads';
import { showArt, showPicture, withoutZoom } from '../../features/art/engine/showArt';
import type { SiteLayout } from '../../model/layout';
import { mapElements, type TreeNode } from '../../model/tree';
import type { ResolvedReferences } from './references';

/** The language of the page that a tree is shown on, and its words. */
export type PageLanguage = Pick<SiteLayout, 'htmlLang' | 'text'>;

/** A tree whose links and pictures lead where they should, and whose art is drawn. */
export function resolveTree(
  tree: readonly TreeNode[],
  references: Pick<ResolvedReferences, 'hrefs' | 'images' | 'art' | 'downloads'>,
  language: PageLanguage,
): readonly TreeNode[] {
  const { hrefs, images } = references;
  return mapElements(tree, (element) => {
    const [name, props, ...children] = element;
    if (name === 'a') {
      const href = typeof props?.['href'] === 'string' ? hrefs[props['href']] : undefined;
      return [name, href === undefined ? props : { ...props, href }, ...withoutZoom(children)];
    }
    if (name === 'img' && typeof props?.['src'] === 'string') {
      const image = images[props['src']];
      return image === undefined ? element : showPicture({ ...props, ...image });
    }
    return name === 'Download'
      ? showDownload(element, references)
      : showArt(element, references.art, language);
  });
}
