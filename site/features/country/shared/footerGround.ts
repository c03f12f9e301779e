/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-b23074a8.png',
  night: 'assets/country-footer-night-b85eb44c.png',
} as const;
