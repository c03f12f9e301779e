import { useEffect, useId, useRef } from 'react';
import { useSite } from '../../../app/SiteContext';
import { Icon } from '../../../app/ui/Icon';
import type { OfflineWords } from '../../../model/words';
import css from './OfflineDialog.module.css';
import { OfflineSetView } from './OfflineSetView';

interface Props {
  readonly text: OfflineWords;
  readonly onClose: () => void;
}

/** Over the page: what of the site is stored in this browser, in the language of the page. */
export function OfflineDialog({ text, onClose }: Props) {
  const { layout } = useSite();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
      // Safari does not know `closedby`; it tells of clicks beside a dialog as clicks on it.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={css.content}>
        <div className={css.head}>
          <h2 id={id}>{text.title}</h2>
          <button
            className={css.close}
            type="button"
            aria-label={text.close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <p>{text.lead}</p>
        {layout.offline.map((set) => (
          <OfflineSetView key={set.list} set={set} text={text} />
        ))}
      </div>
    </dialog>
  );
}
