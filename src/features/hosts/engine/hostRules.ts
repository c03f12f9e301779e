/** What the rules of a host are made of. */
export interface HostRules {
  /** Domain of the site. */
  readonly domain: string;
  /** With a slash at both ends. */
  readonly baseUrl: string;
  /** Codes of the languages other than the default one. */
  readonly prefixed: readonly string[];
  /** Old addresses and where they lead, final and decoded, with the hash of the target if it has one. */
  readonly redirects: readonly (readonly [from: string, to: string])[];
}

/** An address as it stands in a `Location`, apart from its hash. */
export function splitTarget(to: string): { readonly path: string; readonly hash: string } {
  const at = to.indexOf('#');
  const encode = (part: string) => encodeURI(part).replaceAll('$', '%24');
  return at === -1
    ? { path: encode(to), hash: '' }
    : { path: encode(to.slice(0, at)), hash: encode(to.slice(at)) };
}
