import type { DocFields } from '../model/siteData';

export const docFields: DocFields = {};
