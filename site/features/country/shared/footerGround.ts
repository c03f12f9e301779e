/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-81e401ff.png',
  night: 'assets/country-footer-night-3b6af399.png',
} as const;
