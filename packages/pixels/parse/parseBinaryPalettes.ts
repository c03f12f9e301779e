import { answer, refuse } from './answer';
import { ByteReader, hasText, latin1 } from './byteReader';
import { ColorList, type PaletteFile } from './paletteFile';
import type { Reading } from './reading';

export function isRiffPalette(bytes: Uint8Array): boolean {
  return hasText(bytes, 'RIFF') && hasText(bytes, 'PAL ', 8);
}

/**
 * Parses a palette of Windows (`.pal`): pieces in a RIFF file, of which `data` has the colours.
 * Source: https://learn.microsoft.com/en-us/windows/win32/api/wingdi/ns-wingdi-logpalette
 */
export function parseRiffPalette(bytes: Uint8Array): Reading<PaletteFile> {
  return answer(bytes, 'byte', (note) => {
    if (!isRiffPalette(bytes)) refuse('unknownFormat', 0, { allowed: 'RIFF PAL' });
    const list = new ColorList(note);
    const reader = new ByteReader(bytes, 'little', 12);
    while (reader.has(8)) {
      const at = reader.at;
      const type = latin1(reader.take(4));
      const size = reader.uint32();
      const start = reader.at;
      if (type === 'data') {
        reader.skip(2);
        const count = reader.uint16();
        for (let index = 0; index < count && reader.has(4); index++) {
          list.add([reader.byte(), reader.byte(), reader.byte(), 255], undefined, reader.at - 3);
          reader.skip(1);
        }
        if (list.colors.length < count)
          note('truncated', bytes.length, { found: list.colors.length, allowed: count });
      } else note('notRead', at, { found: type });
      // Pieces begin at even places.
      reader.at = start + size + (size % 2);
    }
    return { format: 'riffPal', name: '', colors: list.finish(12) };
  });
}

/** A colour table has no mark: it is known by its length alone. */
export function isColorTable(bytes: Uint8Array): boolean {
  return bytes.length === 768 || bytes.length === 772;
}

/**
 * Parses a colour table of Photoshop (`.act`): 256 colours, and, in files of 772 bytes, how many of
 * them count and which one is transparent.
 * Source: https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_pgfId-1070626
 */
export function parseColorTable(bytes: Uint8Array): Reading<PaletteFile> {
  return answer(bytes, 'byte', (note) => {
    if (!isColorTable(bytes)) refuse('unknownFormat', 0, { found: bytes.length, allowed: '768, 772' });
    const list = new ColorList(note);
    const reader = new ByteReader(bytes, 'big', 768);
    const hasCount = bytes.length === 772;
    const count = hasCount ? reader.uint16() : 256;
    const transparent = hasCount ? reader.uint16() : 0xffff;
    if (count > 256) note('badValue', 768, { found: count, allowed: 256 });
    reader.at = 0;
    for (let index = 0; index < Math.min(count === 0 ? 256 : count, 256); index++) {
      const alpha = index === transparent ? 0 : 255;
      list.add([reader.byte(), reader.byte(), reader.byte(), alpha], undefined, index * 3);
    }
    return { format: 'act', name: '', colors: list.finish(0) };
  });
}
