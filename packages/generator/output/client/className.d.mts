export function className(name: string, file: string, css: string): string;
