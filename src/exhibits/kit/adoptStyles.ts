const adopted = new Set<string>();

/**
 * Adds a style sheet to the page, once. Tools bring their styles along in their code, so that pages
 * without one carry none of it; a policy that forbids inline styles allows this.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  adopted.add(text);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
