import type { SiteDefinition } from '../src/engine/siteDefinition';
import { easel } from '../src/features/easel/engine/feature';
import { importFacts } from '../src/features/import-facts/engine/feature';
import { keys, takenKeys } from '../src/features/keys/engine/feature';
import { practiceCards } from '../src/features/practice-cards/engine/feature';
import { releases } from '../src/features/releases/engine/feature';
import { releaseTemplate } from '../src/features/releases/engine/template';
import { checkWords } from '../tools/words/checkWords';

export const site: SiteDefinition = {
  features: [easel, importFacts, keys, takenKeys, practiceCards, releases],
  checks: [checkWords],
  templates: { release: releaseTemplate },
};
