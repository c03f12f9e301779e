/** In addresses. */
export const addressKey = 'palette';

/** Of the button and of what it opens; languages that are not here have the English. */
export const paletteName = { en: 'Palette', zh: '调色板' } as const;
