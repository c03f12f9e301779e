/** A place in the settings as one would write it in code: `navbar.items[2].id`. */
export function nameOfSetting(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}
