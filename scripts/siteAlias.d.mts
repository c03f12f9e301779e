export function siteAlias(packageRoot: string): { readonly find: RegExp; readonly replacement: string }[];
