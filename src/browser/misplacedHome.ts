/**
 * Tells whoever has just put the site on a server why its scripts do not come: it most likely stands
 * below another path than it was built for (ERR-08). Only home pages carry this, with the message
 * hidden in their HTML; the path in the address is put in as text, never as HTML.
 * @param below path of this home page below the base path: empty, or a locale with its slash
 */
export default function warn(below: string): void {
  addEventListener('lost', () => {
    const [base, actual] = document.querySelectorAll('#misplaced code');
    const line = actual?.parentElement;
    if (!base || !actual || !line?.parentElement) return;
    actual.textContent = location.pathname.replace(RegExp(`${below}[^/]*$`), '');
    line.hidden = actual.textContent === base.textContent;
    line.parentElement.hidden = false;
  });
}
