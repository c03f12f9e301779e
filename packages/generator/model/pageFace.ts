/** The family of the fonts of titles; `base.css` knows it too. */
export const pageFaceName = 'Pixels';
