import type { DocFields } from 'generator/model/siteData';
import { releaseField } from './features/releases/shared/releaseSchema';

export const docFields: DocFields = { release: releaseField };
