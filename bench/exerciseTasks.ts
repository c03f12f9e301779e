interface Tried {
  readonly route: string;
  readonly caption: RegExp;
}

const found = import.meta.glob<Tried>('../site/exhibits/*/tried.ts', { eager: true, import: 'tried' });

/** Every exercise by its name, with its page and how its figure is found there. */
export const exercisePages = Object.entries(found).map(([path, { route, caption }]) => ({
  name: path.split('/').at(-2),
  route,
  caption,
}));
