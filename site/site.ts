import type { SiteDefinition } from 'generator/siteDefinition';
import { checkWords } from './checks/checkWords';
import { country } from './features/country/engine/feature';
import { course } from './features/course/engine/feature';
import { doors } from './features/doors/engine/feature';
import { easel } from './features/easel/engine/feature';
import { nextExercise } from './features/exercises/engine/nextExercise';
import { passport } from './features/exercises/engine/passport';
import { importFacts } from './features/import-facts/engine/feature';
import { keys } from './features/keys/engine/feature';
import { lessonTasks } from './features/lesson-tasks/engine/feature';
import { practiceCards } from './features/practice-cards/engine/feature';
import { releases } from './features/releases/engine/feature';
import { releaseTemplate } from './features/releases/engine/template';
import { stages } from './features/stages/engine/feature';

export const site: SiteDefinition = {
  features: [
    country,
    course,
    doors,
    easel,
    importFacts,
    keys,
    lessonTasks,
    nextExercise,
    passport,
    practiceCards,
    releases,
    stages,
  ],
  checks: [checkWords],
  templates: { release: releaseTemplate },
};
