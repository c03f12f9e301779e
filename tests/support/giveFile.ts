import type { Locator } from '@playwright/test';

/** Lets the frame of a tool have a file as a drop or a paste brings it. */
export async function giveFile(
  frame: Locator,
  kind: 'drop' | 'paste',
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  await frame.evaluate(
    (element, [event, name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      const happening =
        event === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
      (event === 'drop' ? element : document).dispatchEvent(happening);
    },
    [kind, file.name, file.mimeType, file.buffer.toString('base64')] as const,
  );
}
