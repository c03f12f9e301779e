export function findSiteCode(root: string): string;
export function siteAlias(code: string): { readonly find: RegExp; readonly replacement: string }[];
