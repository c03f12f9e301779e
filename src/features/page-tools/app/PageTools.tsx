import { type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from '../../../app/article/copyText';
import { useSite } from '../../../app/SiteContext';
import { Icon } from '../../../app/ui/Icon';
import { useDeferredWords } from '../../../app/words/deferredWords';
import { cleanPath } from '../../../model/address';
import type { OfflineWords } from '../../../model/words';
import css from './PageTools.module.css';
import { tabChoices } from './tabChoices';
import { usePlace } from './usePlace';

type Dialog = ComponentType<{ readonly text: OfflineWords; readonly onClose: () => void }>;

/** The column beside a text that has no contents. */
const emptyColumn = 'main div:has(> div > article)';

/**
 * Copies the page or its address, and stores pages for reading offline: below the contents or in
 * their place, on narrow windows in the room at the end of the text. It moves nothing.
 */
export function PageTools({ say }: { readonly say: (words: string) => void }) {
  const { page, layout } = useSite();
  const words = useDeferredWords();
  const isNarrow = matchMedia('(width < 997px)').matches;
  const place = usePlace(
    `nav[aria-label="${layout.text.toc.label}"]`,
    isNarrow ? 'main article' : emptyColumn,
  );
  const [Dialog, setDialog] = useState<Dialog>();
  const hasText = page.kind === 'doc' || page.kind === 'post' || page.kind === 'page';
  if (!hasText || place === undefined || words === undefined) return null;
  const text = words.pageTools;
  const twin = `${cleanPath(page.route)}.md`;
  const copyPage = async () => {
    const response = await fetch(twin).catch(() => undefined);
    const isCopied = response?.ok === true && (await copyText(await response.text()));
    say(isCopied ? text.pageCopied : text.failed);
  };
  const copyLink = async () => {
    const address = new URL(page.route, location.href);
    for (const [group, value] of tabChoices(page.article.tree, layout.storageSuffix))
      address.searchParams.set(group, value);
    say((await copyText(address.href)) ? text.linkCopied : text.failed);
  };
  const readOffline = () =>
    import('../../offline/app/OfflineDialog').then(
      ({ OfflineDialog }) => setDialog(() => OfflineDialog),
      () => say(text.offlineFailed),
    );
  return createPortal(
    <>
      <section aria-label={text.tools} className={css.tools}>
        <button type="button" onClick={copyPage}>
          <Icon name="copy" />
          {text.copyPage}
        </button>
        <button type="button" onClick={copyLink}>
          <Icon name="link" />
          {text.copyLink}
        </button>
        <a href={twin}>
          <Icon name="page" />
          {text.markdown}
        </a>
        {page.kind === 'doc' && page.booklet !== undefined && (
          <a href={page.booklet}>
            <Icon name="folder" />
            {text.booklet}
          </a>
        )}
        {layout.offline.length > 0 && (
          <button type="button" aria-haspopup="dialog" onClick={readOffline}>
            <Icon name="system" />
            {text.offline}
          </button>
        )}
      </section>
      {Dialog && <Dialog text={words.offline} onClose={() => setDialog(undefined)} />}
    </>,
    place,
  );
}
