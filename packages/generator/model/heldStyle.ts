/**
 * Name of the attribute that tells which rule of the page holds what React has rendered as a style attribute, until
 * the client sets it as a style: policies for content allow styles that scripts set, not those in HTML.
 */
export const heldStyle = 'data-style';
