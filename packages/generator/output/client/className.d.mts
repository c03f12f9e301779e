export function classNames(folders: readonly string[]): (name: string, file: string, css: string) => string;
