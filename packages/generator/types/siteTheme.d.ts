declare module '#site/theme' {
  export const theme: import('../app/siteTheme').SiteTheme;
}

declare module '#site/live' {
  export const live: import('../app/siteTheme').LiveExhibits;
}
