import type { ComponentType } from 'react';
import type { TreeComponentProps } from './article/treeComponent';
import type { LiveProps, ToolProps } from './ui/live';

/** A site's own part of its pages: `theme.tsx` in its folder exports it as `theme`, and imports its styles. */
export interface SiteTheme {
  /** Components for elements of texts. */
  readonly elements: Readonly<Record<string, ComponentType<TreeComponentProps>>>;
  /** Stands in the bar, and beside the toggle of the colour mode in the menu of narrow windows, once scripts run. */
  readonly Control?: ComponentType;
  /**
   * Stands above the columns of the footer, once scripts run, 104 pixels high, and below the items of the menu of narrow
   * windows; once it is drawn, its element has `data-ground="footer"`.
   */
  readonly Ground?: ComponentType;
  /** Is rendered once, shows nothing, and keeps a choice of the site's own in force. */
  readonly Keeper?: ComponentType;
}

type Fetch<Component> = () => Promise<Component>;

/** The working pieces of a site, by the names of exhibits: `live.ts` in its folder exports them as `live`. */
export interface LiveExhibits {
  readonly pieces: Readonly<Record<string, Fetch<ComponentType<LiveProps>>>>;
  /** Those whose words are their own: they are fetched beside their code. */
  readonly withOwnWords: Readonly<Record<string, Fetch<ComponentType<ToolProps<unknown>>>>>;
}
