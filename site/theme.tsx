import type { ComponentsOf, TreeComponentProps } from '../src/app/article/treeComponent';
import type { SiteTheme } from '../src/app/siteTheme';
import { deferModule, useDeferred } from '../src/app/ui/deferredModule';
import { useAddressEnd } from '../src/app/ui/useAddressEnd';
import { KeySystem } from '../src/features/keys/app/KeySystem';
import type { keyElements } from '../src/features/keys/shared/elements';
import { ReleaseChanges } from '../src/features/releases/app/ReleaseChanges';
import { ReleaseFacts } from '../src/features/releases/app/ReleaseFacts';
import type { releaseElements } from '../src/features/releases/shared/elements';
import './editions.css';

const filteredVersions = deferModule(() => import('../src/features/releases/app/FilteredVersions'));

const elements: ComponentsOf<typeof keyElements & typeof releaseElements> = {
  KeySystem,
  ReleaseChanges,
  ReleaseFacts,
  Versions,
};

export const theme: SiteTheme = { elements };

/** A table of versions; the code that shows one area of it is fetched for an address that asks for one. */
function Versions(props: TreeComponentProps) {
  const filter = useDeferred(filteredVersions, useAddressEnd().startsWith('?'));
  return filter ? <filter.FilteredVersions {...props} /> : props.render(props.nodes);
}
