import {
  announcementDismissedKey,
  announcementIdKey,
  colorModeKey,
  formerColorModeKey,
  styleKey,
  systemKey,
  tabsKey,
} from './earlyKeys';

/** Keys in local storage. The site stores nothing else, and works without any of it. */
export const storageKeys = {
  system: systemKey,
  style: styleKey,
  colorMode: colorModeKey,
  formerColorMode: formerColorModeKey,
  announcementId: announcementIdKey,
  announcementDismissed: announcementDismissedKey,
  /** Followed by the doc set's id; holds the name of a version. */
  docsVersion: 'docs-version.',
  tabs: tabsKey,
  /** JSON list of what was searched for and found lately, newest first. */
  recentSearches: 'search.recent',
  /** `closed` once the hint about the other language has been closed or followed. */
  languageHint: 'language-hint',
  /** Followed by the address of a list; JSON of what it had on the last two visits. */
  seen: 'seen.',
} as const;
