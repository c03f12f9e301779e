import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const tall = 'A paragraph among many.\n\n'.repeat(12);
/** Tabs whose panels say where they stand: `first ios`. */
function tabs(place: string, head: string, values: readonly string[], content = ''): string {
  const panels = values.map((value) => {
    const [name = '', mark = ''] = value.split(' ');
    return `:::tab{value=${name} label="${name} of ${place}" ${mark}}\n${place} ${name}\n\n${name === 'da' ? content : ''}\n:::`;
  });
  return `::::tabs${head}\n${panels.join('\n')}\n::::\n`;
}

/** Adds pages of tabs, `/tabs` and `/more`, to a copied site. */
export function addTabsPages(root: string): void {
  const write = (name: string, ...parts: readonly string[]) =>
    writeFileSync(join(root, 'content/en/pages', name), `# ${name}\n\n${parts.join('\n')}`);
  write(
    'tabs.md',
    tabs('first', '{group=edition}', ['ios', 'android', 'da'], tall),
    tabs('alone', '', ['ios', 'android', 'da']),
    tabs('other', '{group=edition}', ['ios', 'da']),
    tabs('marked', '{group=size}', ['small', 'large default']),
    tall,
    tall,
  );
  write('more.md', tabs('next', '{group=edition}', ['ios', 'android', 'da']));
}
