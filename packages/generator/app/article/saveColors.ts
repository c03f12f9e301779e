import { encodeGpl } from 'pixels/encode/encodePalette';
import { parseHexColor } from 'pixels/parse/parseHexColor';
import { saveFile } from '../ui/saveFile';
import type { TableColor } from './tableColors';

/** Saves colours as a GIMP palette. A module of its own, fetched when somebody wants that. */
export function saveColors(colors: readonly TableColor[], title: string, fileName: string): void {
  const named = colors.flatMap(({ code, name }) => {
    const color = parseHexColor(code);
    return color === undefined ? [] : [{ color, name: name === '' ? undefined : name }];
  });
  saveFile(fileName, 'text/plain', encodeGpl(named, title));
}
