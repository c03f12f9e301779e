/** The file of the ground of the footer, which is named after the drawing: a test says when it must be another. */
export const footerGround = 'assets/country-footer-a112f983.png';
