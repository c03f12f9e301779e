import type { SiteData } from '../../model/siteData';

/** Of a site for unit tests, whose product comes in three editions. */
export const data: SiteData = {
  editions: {
    readers: [
      { name: 'lite', label: { en: 'Lite', zh: '轻巧版' } },
      { name: 'pro', label: { en: 'Pro', zh: '专业版' } },
      { name: 'studio', label: { en: 'Studio', zh: '工作室版' } },
    ],
    marks: {
      Lite: ['lite'],
      Pro: ['pro'],
      Studio: ['studio'],
      'Pro & Studio': ['pro', 'studio'],
    },
    series: { lite: ['lite'], pro: ['pro', 'studio'] },
  },
  elements: { Filtered: { flow: 'block', shownBy: 'component', plain: { only: ['table'] } } },
};
