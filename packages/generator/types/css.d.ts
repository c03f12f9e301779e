declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';

interface ImportMeta {
  /** Vite: modules by the paths that match, all loaded at once. */
  glob<T>(
    pattern: string,
    options: { readonly import: string; readonly eager: true },
  ): Readonly<Record<string, T>>;
  /** The same, each loaded when its function is called. */
  glob<T>(pattern: string, options: { readonly import: string }): Readonly<Record<string, () => Promise<T>>>;
}
