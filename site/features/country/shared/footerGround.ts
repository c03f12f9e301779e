/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-aed3487d.png',
  night: 'assets/country-footer-night-9b8edbd3.png',
} as const;
