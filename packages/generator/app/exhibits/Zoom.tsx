import { type MouseEvent, useEffect, useState } from 'react';
import css from '../article/Figure.module.css';
import { type TreeComponentProps, textAttribute } from '../article/treeComponent';
import { ErrorBoundary } from '../layout/ErrorBoundary';
import { useSiteLayout } from '../SiteContext';
import { withinLimit } from '../timeLimit';
import { useFirstUse } from '../ui/FirstUse';
import { useLive } from './useLive';

/**
 * A picture that opens enlarged; without scripts the link leads to the picture itself. With `width` and
 * `height` that is a larger one of this size than the one that stands here.
 */
export function Zoom({ attributes, nodes, render }: TreeComponentProps) {
  const { htmlLang } = useSiteLayout();
  const { Live, load } = useLive('zoom', useFirstUse());
  const [opener, setOpener] = useState<HTMLAnchorElement>();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    setOpener(link);
    // Where its code does not come or crashes, the link leads to the picture itself.
    withinLimit(load, () => new Error('no answer')).catch(() => location.assign(link.href));
  };
  return (
    <>
      <a className={css.zoom} href={textAttribute(attributes, 'href')} onClick={open}>
        {render(nodes)}
      </a>
      {Live && opener && (
        <ErrorBoundary resetKey="" fallback={() => <PictureItself address={opener.href} />}>
          <Live
            attributes={attributes}
            render={render}
            lang={htmlLang}
            opener={opener}
            onClose={() => setOpener(undefined)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

function PictureItself({ address }: { readonly address: string }) {
  useEffect(() => location.assign(address), [address]);
  return null;
}
