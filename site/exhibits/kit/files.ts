/** The longest part of a name that is kept, in characters: some systems take 255 bytes, an emoji has 4. */
const longest = 60;

/** A telling name for a file made of another one: `slime.png` at 4× as a GIF is `slime-4x.gif`. */
export function nameFile(original: string, mark: string, ending: string): string {
  const stem = original.replace(/\.[^.]*$/, '');
  const kept = [...stem].slice(0, longest).join('').trim();
  return `${kept === '' ? 'picture' : kept}-${mark}.${ending}`;
}
