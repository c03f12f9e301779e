import type { DocFields } from 'generator/model/siteData';
import { lessonField } from './features/course/shared/lesson';
import { releaseField } from './features/releases/shared/releaseSchema';

export const docFields: DocFields = { lesson: lessonField, release: releaseField };
