/** Keys in local storage that are read before the first paint, apart so that the inline script has no others. */
export const earlyKeys = {
  colorMode: 'color-mode',
  /** Colour choice of the site that stood at this address before; read once. */
  formerColorMode: 'theme',
  /** Whose keys are shown, `apple` or `other`, where that is not left to the system. */
  keys: 'keys',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
} as const;

/** Followed by the group's name. Pages with tabs read it before the first paint. */
export const tabsKey = 'tabs.';
