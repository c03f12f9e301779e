import type { Locator, Page } from '@playwright/test';
import { openPage } from './openPage';
import type { PictureFile } from './pictureFiles';
import { expect } from './visitor';

/** Opens a page and goes to the tool of this name, in the first figure or another one. */
export async function openFileTool(
  page: Page,
  route: string,
  name: string,
  figure: Locator = page.getByRole('figure').first(),
): Promise<Locator> {
  await openPage(page, route);
  await figure.scrollIntoViewIfNeeded();
  const tool = page.getByRole('region', { name });
  await expect(tool.getByRole('button', { name: 'Choose files' })).toBeVisible();
  return tool;
}

/** Lets a tool have files as the reader chooses them. */
export async function chooseFiles(tool: Locator, ...files: readonly PictureFile[]): Promise<void> {
  const chooser = tool.page().waitForEvent('filechooser');
  await tool.getByRole('button', { name: /^Choose (other )?files$/ }).click();
  await (await chooser).setFiles([...files]);
}
