/**
 * Everyday words that mean about the same, by locale code, as `content/everyday-words.yaml` lists them.
 * The search knows them beside the glossary.
 */
export type EverydayWords = Readonly<Record<string, readonly string[]>>;
