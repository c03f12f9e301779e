import { clientErrorEvent } from '../model/events';

/**
 * Tells why the page looks dead when its scripts do not come: the network failed, or the site stands
 * below another path than it was built for, which a hint in the message is about (ERR-08). Only home
 * pages carry this, with the message hidden in their HTML; the path in the address is put in as
 * text, never as HTML.
 * @param end what addresses of this home page have after the base path, with its slash
 */
export default function warnOfBaseUrl(end: RegExp): void {
  addEventListener(clientErrorEvent, () => {
    const message = document.getElementById('misplaced');
    const [base, actual] = message?.querySelectorAll('code') ?? [];
    if (!message || !actual?.parentElement) return;
    actual.textContent = location.pathname.replace(end, '/');
    actual.parentElement.hidden = actual.textContent === base?.textContent;
    message.hidden = false;
  });
}
