// Keys in local storage that are read before the first paint, apart so that the inline script has no others.

/** The platform whose keys are shown, where that is not left to the system: begins with `Mac` for those of Apple. */
export const systemKey = 'system';
/** A style sheet that the site's own code remembers, as text. Whatever it says stands over the styles of the theme. */
export const styleKey = 'style';
export const colorModeKey = 'color-mode';
/** Colour choice of the site that stood at this address before; read once. */
export const formerColorModeKey = 'theme';
export const announcementIdKey = 'announcement.id';
export const announcementDismissedKey = 'announcement.dismissed';
/** Followed by the group's name. Pages with tabs read it before the first paint. */
export const tabsKey = 'tabs.';
