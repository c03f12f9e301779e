import { stripVTControlCharacters } from 'node:util';
import type { Position } from '../../../model/parsed';

/** The settings are not TypeScript. */
export class SettingsError extends Error {
  readonly position: Position;

  constructor(message: string, position: Position) {
    super(message);
    this.name = 'SettingsError';
    this.position = position;
  }
}

/** Why the settings could not be bundled or run, and where, as far as that is known. */
export function describeSettingsError(error: unknown): Position & { readonly message: string } {
  const position = error instanceof SettingsError ? error.position : { line: 1, column: 1 };
  const text = error instanceof Error ? error.message : String(error);
  // The bundler's own errors begin with their number and the name of the part that found them.
  const message = stripVTControlCharacters(text)
    .replace(/^Build failed with \d+ errors?:\s*/, '')
    .replace(/^\[[^\]]*\] /, '')
    .trimEnd();
  return { ...position, message };
}
