import type { SiteData } from 'generator/model/siteData';
import { courseElements } from './features/course/shared/elements';
import { keyElements } from './features/keys/shared/elements';
import { releaseElements } from './features/releases/shared/elements';
import { stageElements } from './features/stages/shared/elements';

export const data: SiteData = {
  editions: {
    readers: [
      { name: 'ios', label: { en: 'iOS', zh: 'iOS版' } },
      { name: 'android', label: { en: 'Android', zh: 'Android版' } },
      { name: 'desktop', label: { en: 'Desktop', zh: '桌面版' } },
    ],
    marks: {
      iOS: ['ios'],
      iPad: ['ios'],
      iPhone: ['ios'],
      Android: ['android'],
      Desktop: ['desktop'],
      Windows: ['desktop'],
      macOS: ['desktop'],
      'Desktop & Android': ['android', 'desktop'],
    },
    series: { ios: ['ios'], da: ['android', 'desktop'] },
  },
  elements: { ...courseElements, ...keyElements, ...releaseElements, ...stageElements },
};
