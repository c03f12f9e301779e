/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-588c7122.png',
  night: 'assets/country-footer-night-c1b56d10.png',
} as const;
