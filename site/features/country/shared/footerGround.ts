/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-1b46cd89.png',
  night: 'assets/country-footer-night-2a7a61f0.png',
} as const;
