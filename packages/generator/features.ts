import { site } from '#site/site';
import type { Feature } from './feature';
import { additions } from './features/additions/engine/feature';
import { art } from './features/art/engine/feature';
import { booklets } from './features/booklets/engine/feature';
import { docSets } from './features/doc-sets/engine/feature';
import { feeds } from './features/feeds/engine/feature';
import { glossary } from './features/glossary/engine/feature';
import { hosts } from './features/hosts/engine/feature';
import { manifest } from './features/manifest/engine/feature';
import { markdownFiles } from './features/markdown-files/engine/feature';
import { offline } from './features/offline/engine/feature';
import { search } from './features/search/engine/feature';
import { sharingPictures } from './features/sharing-pictures/engine/feature';
import { sitemap } from './features/sitemap/engine/feature';

/** Everything that the site has beyond pages. Where features add to one thing, they do it in this order. */
export const features: readonly Feature[] = [
  art,
  glossary,
  sitemap,
  manifest,
  docSets,
  markdownFiles,
  feeds,
  search,
  booklets,
  ...site.features,
  sharingPictures,
  offline,
  hosts,
  additions,
];
