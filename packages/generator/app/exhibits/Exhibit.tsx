import { useEffect, useRef } from 'react';
import { type TreeComponentProps, textAttribute } from '../article/treeComponent';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { useSiteLayout } from '../SiteContext';
import { useLive } from './useLive';

/** A piece that works once it is near the view and its code is there; until then its still is shown. */
export function Exhibit({ attributes, nodes, render }: TreeComponentProps) {
  const { htmlLang } = useSiteLayout();
  const name = textAttribute(attributes, 'exhibit') ?? '';
  const { Live, load } = useLive(name, true);
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an exhibit is loaded once
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // A link that carries its state leads to it, wherever it stands on the page; after a reload one is there already.
    if (scrollY === 0 && location.hash.startsWith(`#${name}=`)) element.scrollIntoView();
    let isAskedFor = false;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      // For styles: what would stand over it makes room (LAY-06).
      element.toggleAttribute('data-seen', isSeen);
      if (!isSeen || isAskedFor) return;
      isAskedFor = true;
      load().catch((error: unknown) => {
        // The still stays; what did not come is asked for again when the reader comes back to it.
        isAskedFor = false;
        console.warn(`An exhibit does not work: ${String(error)}`);
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute('data-seen');
    };
  }, []);
  return (
    <div ref={ref}>
      {Live ? (
        // One that crashes leaves the page to be read.
        <ErrorBoundary resetKey="" fallback={() => render(nodes)}>
          <Live attributes={attributes} render={render} lang={htmlLang} />
        </ErrorBoundary>
      ) : (
        render(nodes)
      )}
    </div>
  );
}
