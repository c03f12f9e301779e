/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-23256f9e.png',
  night: 'assets/country-footer-night-7802e50c.png',
} as const;
