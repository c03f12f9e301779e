import { againMark, storedMark } from '../shared/messageMarks';
import type { OfflineList } from '../shared/offlineList';

/** The message that a page is not stored, with a link to it for later, and with links to what is. */
export function notStoredPage(html: string, path: string, lists: readonly OfflineList[]): Response {
  const links = lists.map(
    ({ label, main }) => `<li><a href="${escapeHtml(main)}">${escapeHtml(label)}</a></li>`,
  );
  const filled = html.replace(storedMark, () => links.join('')).replace(againMark, () => escapeHtml(path));
  return new Response(filled, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
