import type { SiteData } from '../model/siteData';

export const data: SiteData = { editions: { readers: [], marks: {}, series: {} }, elements: {} };
