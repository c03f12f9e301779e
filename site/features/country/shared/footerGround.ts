/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-55e0526e.png',
  night: 'assets/country-footer-night-a7135543.png',
} as const;
