import type { ComponentsOf, TreeComponentProps } from 'generator/app/article/treeComponent';
import type { SiteTheme } from 'generator/app/siteTheme';
import { deferModule, useDeferred } from 'generator/app/ui/deferredModule';
import { useAddressEnd } from 'generator/app/ui/useAddressEnd';
import { CourseMap } from './features/course/app/CourseMap';
import { CourseStep } from './features/course/app/CourseStep';
import type { courseElements } from './features/course/shared/elements';
import { KeySystem } from './features/keys/app/KeySystem';
import type { keyElements } from './features/keys/shared/elements';
import { PaletteButton, PaletteKeeper } from './features/palettes/app/PaletteButton';
import { ReleaseChanges } from './features/releases/app/ReleaseChanges';
import { ReleaseFacts } from './features/releases/app/ReleaseFacts';
import type { releaseElements } from './features/releases/shared/elements';
import { Stages } from './features/stages/app/Stages';
import type { stageElements } from './features/stages/shared/elements';
import './editions.css';

const filteredVersions = deferModule(() => import('./features/releases/app/FilteredVersions'));

const footerGround = deferModule(() => import('./features/country/app/Ground'));

const elements: ComponentsOf<
  typeof courseElements & typeof keyElements & typeof releaseElements & typeof stageElements
> = {
  CourseMap,
  CourseStep,
  KeySystem,
  ReleaseChanges,
  ReleaseFacts,
  Stages,
  Versions,
};

export const theme: SiteTheme = { elements, Control: PaletteButton, Keeper: PaletteKeeper, Ground };

/** What the columns of the footer stand under; fetched once scripts run. */
function Ground() {
  const ground = useDeferred(footerGround, true);
  return ground && <ground.Ground />;
}

/** A table of versions; the code that shows one area of it is fetched for an address that asks for one. */
function Versions(props: TreeComponentProps) {
  const filter = useDeferred(filteredVersions, useAddressEnd().startsWith('?'));
  return filter ? <filter.FilteredVersions {...props} /> : props.render(props.nodes);
}
