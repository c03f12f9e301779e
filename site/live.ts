import { byFolder } from 'generator/app/exhibits/byFolder';
import type { LiveExhibits } from 'generator/app/siteTheme';
import type { LiveProps, ToolProps } from 'generator/app/ui/live';
import type { ComponentType } from 'react';

type WithOwnWords = ComponentType<ToolProps<unknown>>;

export const live: LiveExhibits = {
  pieces: byFolder(import.meta.glob<ComponentType<LiveProps>>('./exhibits/*/Live.tsx', { import: 'Live' })),
  withOwnWords: byFolder({
    ...import.meta.glob<WithOwnWords>('./exhibits/*/Tool.tsx', { import: 'Tool' }),
    ...import.meta.glob<WithOwnWords>('./exhibits/*/Exercise.tsx', { import: 'Exercise' }),
  }),
};
