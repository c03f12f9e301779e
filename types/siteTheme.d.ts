declare module '#site/theme' {
  export const theme: import('../src/app/siteTheme').SiteTheme;
}
