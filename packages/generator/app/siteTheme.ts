import type { ComponentType } from 'react';
import type { TreeComponentProps } from './article/treeComponent';

/** A site's own part of its pages: `theme.tsx` in its folder exports it as `theme`, and imports its styles. */
export interface SiteTheme {
  /** Components for elements of texts. */
  readonly elements: Readonly<Record<string, ComponentType<TreeComponentProps>>>;
}
