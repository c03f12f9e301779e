/**
 * Adds the whole style sheet to the page, which came with as much of it as its static form needs.
 * @throws Error if the sheet cannot be had
 */
export function loadStyles(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As the request that the inline script began, so that the browser takes up its answer.
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} did not come`));
    document.head.append(link);
  });
}
