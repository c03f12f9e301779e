/** The family of the fonts of titles, and that of headlines; styles know them too. */
export const pageFaceName = 'Pixels';
export const headlineFaceName = 'Headline';
