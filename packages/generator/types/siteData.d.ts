/**
 * The code of the site that is built: files of its folder, which the bundler puts here (`siteAlias`), so that the
 * generator knows no site.
 */
declare module '#site/data' {
  export const data: import('../model/siteData').SiteData;
}

declare module '#site/fields' {
  export const docFields: import('../model/siteData').DocFields;
}
