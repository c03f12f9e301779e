/** Lets the browser save a file under a name. */
export function saveFile(name: string, type: string, content: Uint8Array<ArrayBuffer> | string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by then; without this the bytes would stay until the page is left.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
