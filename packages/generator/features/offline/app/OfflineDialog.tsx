import { useId } from 'react';
import { useSiteLayout } from '../../../app/SiteContext';
import { Dialog } from '../../../app/ui/Dialog';
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
  const layout = useSiteLayout();
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      {(close) => (
        <div className={css.content}>
          <div className={css.head}>
            <h2 id={id}>{text.title}</h2>
            <button className={css.close} type="button" aria-label={text.close} onClick={close}>
              <Icon name="close" size={24} />
            </button>
          </div>
          <p>{text.lead}</p>
          {layout.offline.map((set) => (
            <OfflineSetView key={set.list} set={set} text={text} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
