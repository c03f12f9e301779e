import { expect, type Locator, type Page } from '@playwright/test';
import { storageKeys } from 'generator/model/storageKeys';
import { fixtureTest } from './fixtureSite';

/** The visitor's test on a site with pages of tabs, `/tabs` and `/more`. */
export const test = fixtureTest('texts');
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
export const isChosen = (page: Page, name: string) =>
  expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
export const editionKey = `${storageKeys.tabs}edition`;
