/** The file of the ground of the footer, which is named after the drawing: a test says when it must be another. */
export const footerGround = 'assets/country-footer-2a7a61f0.png';
