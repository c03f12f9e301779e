/** Whether `href` leads to another site than the one at `origin` (scheme and host, no slash at its end). */
export function isExternal(href: string, origin: string): boolean {
  return /^(https?:)?\/\//i.test(href) && href !== origin && !href.startsWith(`${origin}/`);
}
