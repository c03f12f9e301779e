import { chooseAlt, chooseScale, enlargePicture } from '../../../exhibits/exhibit';
import type { PageLanguage } from '../../../link/hooks';
import { baseLanguage } from '../../../link/languageOfTarget';
import type { ShownArt } from '../../../model/art';
import type { TreeNode, TreeProps } from '../../../model/tree';

/** Sites with videos: `key` is the attribute with a video's name there, `home` the language of most visitors. */
const videoSites = [
  { key: 'youtube', name: 'YouTube', address: 'https://www.youtube.com/watch?v=', home: '' },
  { key: 'bilibili', name: 'Bilibili', address: 'https://www.bilibili.com/video/', home: 'zh' },
] as const;

/**
 * A video on another site: a picture of ours leads to it, and nothing comes from there before.
 * @param props `youtube`, `bilibili`: the video's name there, one of them at least; `language`: what is spoken in it
 * @returns the caption, which leads to every site that has it, those of the page's language first, and the picture
 */
export function showVideo(
  props: TreeProps,
  label: readonly TreeNode[],
  piece: ShownArt,
  { htmlLang }: PageLanguage,
): [caption: TreeNode[], content: TreeNode[]] {
  const own = baseLanguage(htmlLang);
  const { language } = props;
  const hrefLang = typeof language === 'string' && language !== own ? { hrefLang: language } : {};
  const links = videoSites
    .toSorted((a, b) => Number(b.home === own) - Number(a.home === own))
    .flatMap(({ key, name, address }): TreeNode[] => {
      const video = props[key];
      return typeof video === 'string' ? [['a', { href: address + video, ...hrefLang }, name]] : [];
    });
  const scale = chooseScale(props, piece.still, 'inline');
  const still = { ...enlargePicture(piece.still, scale), scale, ...chooseAlt(props['alt'], piece) };
  const [first] = links;
  const picture: TreeNode = ['img', still];
  return [
    [...label, ...links.flatMap((link): TreeNode[] => [' · ', link])],
    [Array.isArray(first) ? [first[0], first[1], picture] : picture],
  ];
}
