/** Modules found at paths such as `./exhibits/NAME/Live.tsx`, by the name of the folder around the file. */
export function byFolder<Found>(found: Readonly<Record<string, Found>>): Readonly<Record<string, Found>> {
  return Object.fromEntries(
    Object.entries(found).map(([path, value]) => [path.split('/').at(-2) ?? '', value]),
  );
}
