/** The files of the ground of the footer, which are named after the drawing: a test says when they must be others. */
export const footerGround = {
  day: 'assets/country-footer-day-48432b37.png',
  night: 'assets/country-footer-night-48432b37.png',
};
