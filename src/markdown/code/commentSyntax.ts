const slashes = ['//', ''] as const;
const stars = ['/*', '*/'] as const;
const braces = ['{/*', '*/}'] as const;
const html = ['<!--', '-->'] as const;
const hash = ['#', ''] as const;
const dashes = ['--', ''] as const;
const percent = ['%', ''] as const;
const semicolon = [';', ''] as const;
const apostrophe = ["'", ''] as const;

/** What opens a comment and what closes it; empty where the end of the line does. */
export type CommentStyle = readonly [open: string, close: string];

const families: readonly { readonly styles: readonly CommentStyle[]; readonly names: string }[] = [
  {
    styles: [slashes, stars],
    names:
      'c cjs cpp cs csharp cts dart glsl go groovy hlsl java javascript js json5 jsonc kotlin kt less mjs mts php rs rust scala scss swift ts typescript wgsl zig',
  },
  { styles: [slashes, stars, braces], names: 'jsx mdx tsx' },
  { styles: [stars], names: 'css postcss' },
  { styles: [html], names: 'html markdown md svg xml' },
  { styles: [html, slashes, stars], names: 'astro svelte vue' },
  {
    styles: [hash],
    names:
      'bash console docker dockerfile elixir fish gdscript graphql make makefile nix perl powershell ps1 properties py python r rb ruby sh shell shellscript toml yaml yml zsh',
  },
  { styles: [hash, semicolon], names: 'ini' },
  { styles: [dashes], names: 'ada elm haskell hs lua sql' },
  { styles: [percent], names: 'erlang latex matlab tex' },
  { styles: [semicolon], names: 'asm clojure clj lisp scheme' },
  { styles: [apostrophe], names: 'vb' },
];

const everyStyle = [slashes, stars, braces, html, hash, dashes, percent, semicolon, apostrophe];
const stylesByLanguage = new Map(
  families.flatMap(({ styles, names }) => names.split(' ').map((name) => [name, styles])),
);

/** How a language writes comments; every way there is for one that is not in the table. */
export function commentStylesOf(language: string): readonly CommentStyle[] {
  return stylesByLanguage.get(language) ?? everyStyle;
}
