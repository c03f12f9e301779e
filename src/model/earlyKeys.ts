/** Keys in local storage that are read before the first paint, apart so that the inline script has no others. */
export const earlyKeys = {
  colorMode: 'color-mode',
  /** Colour choice of the site that stood at this address before; read once. */
  formerColorMode: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  /** The pixel font, once it has been fetched: its bytes in Base64, a space, and its address, which tells a newer one from it. */
  font: 'font',
} as const;

/** Followed by the group's name. Pages with tabs read it before the first paint. */
export const tabsKey = 'tabs.';
