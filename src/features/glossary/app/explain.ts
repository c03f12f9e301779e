import { documentPath } from '../../../model/address';
import css from './Explained.module.css';

/** A reader who slides over to the definition gets there within this time. */
const linger = 200;

const definitions = new Map<string, Promise<Record<string, string>>>();
let box: HTMLElement | undefined;
let shown: HTMLAnchorElement | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows beside a link to the glossary what its word means, while the pointer or the focus is on it;
 * Escape closes it. Shows nothing where the glossary cannot be had: the link leads there all the same.
 */
export async function explain(link: HTMLAnchorElement): Promise<void> {
  const { pathname, hash } = new URL(link.href);
  const address = documentPath(pathname, []);
  const loading = definitions.get(address) ?? loadDefinitions(address);
  definitions.set(address, loading);
  const found = await loading.catch((): Record<string, string> => {
    definitions.delete(address);
    return {};
  });
  const definition = found[hash.slice(1)];
  if (definition === undefined || !link.matches(':hover, :focus')) return;

  close();
  box ??= makeBox();
  // Inside the landmark of the text, which may be another one after a navigation.
  (link.closest('main') ?? document.body).append(box);
  box.textContent = definition;
  box.lang = link.closest<HTMLElement>('[lang]')?.lang ?? '';
  shown = link;
  link.setAttribute('aria-describedby', box.id);
  link.addEventListener('pointerleave', closeSoon);
  link.addEventListener('blur', close);
  box.showPopover();
  place(box, link.getClientRects()[0] ?? link.getBoundingClientRect());
}

/** The definitions of a page document by the id of their term: in the word list, `dd` follows `dt`. */
async function loadDefinitions(address: string): Promise<Record<string, string>> {
  const text = await (await fetch(address)).text();
  const found: Record<string, string> = {};
  let id = '';
  JSON.parse(text, (_key, value: unknown) => {
    if (!Array.isArray(value)) return value;
    const [name, attributes, content]: unknown[] = value;
    if (name === 'dt' && attributes !== null && typeof attributes === 'object' && 'id' in attributes)
      id = String(attributes.id);
    if (name === 'dd') found[id] = String(content);
    return value;
  });
  return found;
}

function makeBox(): HTMLElement {
  const made = document.createElement('div');
  made.id = 'definition';
  made.className = css.definition ?? '';
  made.role = 'tooltip';
  made.popover = 'manual';
  made.addEventListener('pointerenter', () => clearTimeout(closing));
  made.addEventListener('pointerleave', closeSoon);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  document.addEventListener('click', close);
  document.addEventListener('scroll', close, { passive: true });
  return made;
}

/** Below the word, above it where there is no room, and always inside the window. */
function place(made: HTMLElement, word: DOMRect): void {
  const { width, height } = made.getBoundingClientRect();
  const left = Math.max(8, Math.min(word.left, document.documentElement.clientWidth - width - 8));
  const top = word.bottom + height + 8 > innerHeight ? word.top - height - 6 : word.bottom + 6;
  made.style.left = `${left}px`;
  made.style.top = `${top}px`;
}

function closeSoon(): void {
  clearTimeout(closing);
  closing = setTimeout(close, linger);
}

function close(): void {
  clearTimeout(closing);
  if (shown === undefined) return;
  shown.removeAttribute('aria-describedby');
  shown.removeEventListener('pointerleave', closeSoon);
  shown.removeEventListener('blur', close);
  shown = undefined;
  box?.hidePopover();
}
