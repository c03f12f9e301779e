/**
 * The pixel font of Latin headings. Only scripts bring it in, since a rule in the styles would fetch it before
 * the first paint. Its only weight is declared for all weights, so that browsers make no bold one of it.
 */
export const displayFont = {
  family: 'Resprite Display',
  weight: '1 999',
} as const;
