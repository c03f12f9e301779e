/** How far down, in CSS pixels, a way back to the top begins to be worth a button. */
const threshold = 300;

/** Whether the button is shown after the page was scrolled from one offset to another (LAY-06). */
export function showsBackToTop(before: boolean, from: number, to: number): boolean {
  if (to <= threshold || to > from) return false;
  return before || to < from;
}
