/** The files of the ground of the footer by hour, named after their drawings: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-9d4ab79c.png',
  night: 'assets/country-footer-night-5012b3de.png',
} as const;
