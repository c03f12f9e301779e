import { type ComponentType, useState } from 'react';
import { useSite } from '../../../app/SiteContext';
import { withinLimit } from '../../../app/timeLimit';
import { copyText } from '../../../app/ui/copyText';
import { Icon } from '../../../app/ui/Icon';
import { RepeatedIcon } from '../../../app/ui/RepeatedIcon';
import { ExternalLink } from '../../../app/ui/SiteLink';
import { showToast } from '../../../app/ui/toast';
import { useMedia } from '../../../app/ui/useMedia';
import { useDeferredWords } from '../../../app/words/deferredWords';
import { cleanPath } from '../../../model/address';
import type { OfflineWords } from '../../../model/words';
import { feedbackAddress } from './feedbackAddress';
import css from './PageTools.module.css';
import { tabChoices } from './tabsOfAddress';

type OfflineDialog = ComponentType<{ readonly text: OfflineWords; readonly onClose: () => void }>;

interface Props {
  /** Of the two places for the tools only the one that the window has room for shows them. */
  readonly at: 'column' | 'text';
  /** Fetches the dialog that stores pages; absent where the site offers none to be stored. */
  readonly loadOffline: (() => Promise<{ readonly OfflineDialog: OfflineDialog }>) | undefined;
}

/** Copies the page or its address, leads to its other forms, and stores pages for reading offline. */
export function PageTools({ at, loadOffline }: Props) {
  const { page, layout } = useSite();
  const words = useDeferredWords();
  const isNarrow = useMedia('(width < 997px)');
  const [Dialog, setDialog] = useState<OfflineDialog>();
  const hasText = page.kind === 'doc' || page.kind === 'post' || page.kind === 'page';
  if (!hasText || isNarrow !== (at === 'text') || words === undefined) return null;
  const text = words.pageTools;
  const markdownFile = `${cleanPath(page.route)}.md`;
  const copyPage = async () => {
    const ask = (signal: AbortSignal) => fetch(markdownFile, { signal });
    const response = await withinLimit(ask, noAnswer).catch(() => undefined);
    const isCopied = response?.ok === true && (await copyText(await response.text()));
    showToast(isCopied ? 'pageCopied' : 'copyFailed');
  };
  const copyLink = async () => {
    const address = new URL(page.route, location.href);
    for (const [group, value] of tabChoices(page.article.tree, layout))
      address.searchParams.set(group, value);
    showToast((await copyText(address.href)) ? 'linkCopied' : 'copyFailed');
  };
  const readOffline = async () => {
    if (loadOffline === undefined) return;
    await withinLimit(loadOffline, noAnswer).then(
      ({ OfflineDialog }) => setDialog(() => OfflineDialog),
      () => showToast('offlineFailed'),
    );
  };
  return (
    <section aria-label={text.tools} className={css.tools}>
      <button type="button" onClick={copyPage}>
        <Icon name="copy" />
        {text.copyPage}
      </button>
      <button type="button" onClick={copyLink}>
        <RepeatedIcon name="link" />
        {text.copyLink}
      </button>
      <a href={markdownFile}>
        <Icon name="note" />
        {text.markdown}
      </a>
      {page.kind === 'doc' && page.booklet !== undefined && (
        <a href={page.booklet}>
          <Icon name="menu" />
          {text.booklet}
        </a>
      )}
      {page.kind === 'doc' &&
        page.booklet !== undefined &&
        layout.sheets?.map(({ label, href }) => (
          <a key={href} href={href}>
            <Icon name="note" />
            {label}
          </a>
        ))}
      {loadOffline !== undefined && (
        <button type="button" aria-haspopup="dialog" onClick={readOffline}>
          <Icon name="system" />
          {text.offline}
        </button>
      )}
      {layout.feedback !== undefined && (
        <ExternalLink href={feedbackAddress(layout.feedback, page, new URL(page.route, location.href).href)}>
          <Icon name="pencil" />
          {text.feedback}
        </ExternalLink>
      )}
      {Dialog && <Dialog text={words.offline} onClose={() => setDialog(undefined)} />}
    </section>
  );
}

function noAnswer(): Error {
  return new Error('no answer');
}
