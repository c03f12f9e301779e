import { escapeHtml } from '../../../model/escape';
import type { OfflineList } from './offlineList';

// Words in the message that a page is not stored, which the worker replaces. They are the same in a text and in
// the HTML that is rendered from it.

/** Stands alone in a list: where links to what is stored go. */
export const storedMark = '__STORED__';
/** The address of the link that tries once more. */
export const againMark = '__AGAIN__';

/**
 * The message as it is shown: with a link to the page for later, and with links to what is stored.
 * @param html as the build has written it, with the marks
 * @param path of the page that is not stored
 */
export function fillMessage(
  html: string,
  path: string,
  lists: readonly Pick<OfflineList, 'label' | 'main'>[],
): string {
  const links = lists.map(
    ({ label, main }) => `<li><a href="${escapeHtml(main)}">${escapeHtml(label)}</a></li>`,
  );
  return html.replace(storedMark, () => links.join('')).replace(againMark, () => escapeHtml(path));
}
