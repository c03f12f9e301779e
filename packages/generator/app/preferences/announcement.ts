import type { Announcement } from '../../model/layout';
import { storageKeys } from '../../model/storageKeys';
import { readStored, watchStored, writeStored } from './stored';

/**
 * A dismissed announcement is marked on the root element (`data-announcement="dismissed"`), where a
 * script puts it before first paint and the style sheet hides the bar by it (ANN-04).
 */
export function dismissAnnouncement(suffix: string): void {
  writeStored(storageKeys.announcementDismissed + suffix, 'true');
  show(true);
}

/** Brings a dismissed bar back when its id is new, and follows other tabs; returns what stops it (ANN-03, 05). */
export function watchAnnouncement({ id, closable }: Announcement, suffix: string): () => void {
  const idKey = storageKeys.announcementId + suffix;
  const dismissedKey = storageKeys.announcementDismissed + suffix;
  if (readStored(idKey) !== id) {
    writeStored(idKey, id);
    writeStored(dismissedKey, 'false');
  }
  const update = () => show(closable && readStored(dismissedKey) === 'true');
  update();
  return watchStored(dismissedKey, update);
}

function show(dismissed: boolean): void {
  const { dataset } = document.documentElement;
  if (dismissed) dataset.announcement = 'dismissed';
  else delete dataset.announcement;
}
