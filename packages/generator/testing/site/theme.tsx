import type { SiteTheme } from '../../app/siteTheme';

export const theme: SiteTheme = { elements: {} };
