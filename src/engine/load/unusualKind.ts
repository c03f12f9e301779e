/** What both a folder's entry and a file's facts tell. */
interface FileKind {
  isFIFO(): boolean;
  isSocket(): boolean;
  isBlockDevice(): boolean;
  isCharacterDevice(): boolean;
}

/** What an entry is that is neither file, folder nor link: to read it could wait for ever. */
export function unusualKind(entry: FileKind): string | undefined {
  if (entry.isFIFO()) return 'a named pipe';
  if (entry.isSocket()) return 'a socket';
  return entry.isBlockDevice() || entry.isCharacterDevice() ? 'a device' : undefined;
}
