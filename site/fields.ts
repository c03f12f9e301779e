import { releaseField } from '../src/features/releases/shared/releaseSchema';
import type { DocFields } from '../src/model/siteData';

export const docFields: DocFields = { release: releaseField };
