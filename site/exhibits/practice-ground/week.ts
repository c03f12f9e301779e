/**
 * The week of the year on the visitor's own calendar, 1 to 53: it begins on Monday, and the first one is
 * that of the year's first Thursday (ISO 8601).
 */
export function weekOf(day: Date): number {
  // Counted in UTC, where every day has 24 hours.
  const thursday = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const daysBefore = (thursday.getTime() - newYear) / 86_400_000;
  return Math.floor(daysBefore / 7) + 1;
}
