import { announcementDismissedKey, announcementIdKey } from '../model/earlyKeys';

/**
 * Stands in the pages of a site with an announcement that can be closed: one that has been is gone before the first
 * paint (ANN-04).
 * @param suffix added to every key in local storage
 */
export default function hideAnnouncement(id: string, suffix: string): void {
  try {
    if (localStorage.getItem(announcementIdKey + suffix) !== id) return;
    if (localStorage.getItem(announcementDismissedKey + suffix) !== 'true') return;
    document.documentElement.dataset['announcement'] = 'dismissed';
  } catch {
    // Storage is blocked: it is there as on a first visit.
  }
}
