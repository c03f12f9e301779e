/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-0d22b0c1.png',
  night: 'assets/country-footer-night-e9a4ca3f.png',
} as const;
