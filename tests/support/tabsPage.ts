import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { storageKeys } from '../../src/model/storageKeys';
import { fixtureTest } from './fixtureSite';

const tall = 'A paragraph among many.\n\n'.repeat(12);
/** Tabs whose panels say where they stand: `first ios`. */
function tabs(place: string, head: string, values: readonly string[], content = ''): string {
  const panels = values.map((value) => {
    const [name = '', mark = ''] = value.split(' ');
    return `:::tab{value=${name} label="${name} of ${place}" ${mark}}\n${place} ${name}\n\n${name === 'da' ? content : ''}\n:::`;
  });
  return `::::tabs${head}\n${panels.join('\n')}\n::::\n`;
}

/** A site with pages of tabs, `/tabs` and `/more`. */
export const test = fixtureTest('minimal', {
  variant: {
    as: 'tabs',
    by: (root) => {
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
    },
  },
});
test.use({ expectedMessages: [/\/favicon\.ico\)$/] });

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
export const isChosen = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
export const editionKey = `${storageKeys.tabs}edition`;
