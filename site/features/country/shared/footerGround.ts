/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-4e339986.png',
  night: 'assets/country-footer-night-b3936e03.png',
} as const;
