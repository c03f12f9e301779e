/**
 * The pixel font of Latin headings. Only scripts bring it in, since a rule in the styles would fetch it before
 * the first paint. It has one weight, which stands for all: nothing is thickened.
 */
export const displayFont = {
  family: 'Resprite Display',
  weight: '1 999',
} as const;
