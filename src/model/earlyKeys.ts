/** Keys in local storage that are read before the first paint, apart so that the inline script has no others. */
export const earlyKeys = {
  /** The platform whose keys are shown, where that is not left to the system: begins with `Mac` for those of Apple. */
  system: 'system',
  colorMode: 'color-mode',
  /** Colour choice of the site that stood at this address before; read once. */
  formerColorMode: 'theme',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
} as const;

/** Followed by the group's name. Pages with tabs read it before the first paint. */
export const tabsKey = 'tabs.';
