import { readFileSync } from 'node:fs';
import type { Frame } from '../../model/frame';
import type { Sidebar } from '../../model/sidebar';
import type { GlossaryWords } from '../compose/glossaryWords';
import type { StylePiece } from '../styles/cutStyles';

/**
 * What every page of a build is rendered with. Written to a file once, so that worker threads read
 * it once instead of receiving it with each page.
 */
export interface Stage {
  /** Settings for the inline script, which comes first in each page. */
  readonly inlineScript: string;
  /** Styles, of which each page gets what it needs. */
  readonly stylePieces: readonly StylePiece[];
  /** Address of the whole style sheet. */
  readonly styles: string;
  /** The inline script of pages with tabs. */
  readonly tabScript: string;
  /** Source of the inline script of home pages; null where they do not tell of scripts that do not come. */
  readonly homeScript: string | null;
  readonly baseUrl: string;
  /** More tags for the head, e.g. the favicon. */
  readonly head: string;
  readonly frames: Readonly<Record<string, Frame>>;
  /** By their address. */
  readonly sidebars: Readonly<Record<string, Sidebar>>;
  /** By locale, where the site has a word list. */
  readonly glossaries: Readonly<Record<string, GlossaryWords>>;
  /** Whether addresses end in a slash or pages lie in folders: `docs/intro/index.html`. */
  readonly inFolders: boolean;
  /** Whether `.br` and `.gz` files are written. */
  readonly compress: boolean;
}

const stages = new Map<string, Stage>();

/** The stage in the file at `path`, read once. */
export function readStage(path: string): Stage {
  const known = stages.get(path);
  if (known !== undefined) return known;
  const stage: Stage = JSON.parse(readFileSync(path, 'utf8'));
  stages.set(path, stage);
  return stage;
}
