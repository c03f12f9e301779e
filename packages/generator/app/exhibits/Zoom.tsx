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
  const [press, setPress] = useState<MouseEvent>();
  const href = textAttribute(attributes, 'href') ?? '';
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPress(event);
    // Where its code does not come or crashes, the link leads to the picture itself.
    withinLimit(load, () => new Error('no answer')).catch(() => location.assign(href));
  };
  return (
    <>
      <a className={css.zoom} href={href} onClick={open}>
        {render(nodes)}
      </a>
      {Live && press && (
        <ErrorBoundary resetKey="" fallback={() => <PictureItself address={href} />}>
          <Live
            attributes={attributes}
            render={render}
            lang={htmlLang}
            press={press}
            onClose={() => setPress(undefined)}
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
