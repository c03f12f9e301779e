interface Description {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Address of the home page in this language. */
  readonly home: string;
  readonly icons: readonly { readonly size: number; readonly address: string }[];
}

/**
 * The web manifest of a language. It opens in a window with Back and Reload, as texts lead to one another.
 * @see https://www.w3.org/TR/appmanifest/
 */
export function composeManifest({ name, description, language, direction, home, icons }: Description) {
  return {
    id: home,
    name,
    short_name: name,
    ...(description === '' ? {} : { description }),
    lang: language,
    dir: direction,
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    icons: icons.map(({ size, address }) => ({
      src: address,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
