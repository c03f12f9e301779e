import { decodePercent } from './escape';

/**
 * The characters of an address, wherever content or settings make one: slugs, file and folder
 * names, redirects, files that the art folder exports, paths of doc sets, of versions and of the
 * blog. An address that keeps to it stays below the place it is put, and a browser asks for it as
 * it is written.
 */
export interface AddressFault {
  /** A predicate, such as `must not hold "#"`. */
  readonly message: string;
  readonly remedy: string;
}

/** Describes the fault of an address or a part of one. A slash at its start and one at its end are fine. */
export function addressFault(address: string): AddressFault | undefined {
  // Half a surrogate pair is no character: no file can be named after it.
  if (/[\p{Cc}\p{Cs}]/u.test(address))
    return {
      message: 'must not hold control characters',
      remedy: 'Type it anew: such characters are invisible and come along with pasted text.',
    };
  if (address.includes('\\')) return { message: 'must not hold "\\"', remedy: 'Write / between parts.' };
  const [mark] = /[?#%]/.exec(address) ?? [];
  if (mark !== undefined)
    return {
      message: `must not hold "${mark}"`,
      remedy: 'Leave it out, or use a hyphen: "?", "#" and "%" have a meaning of their own in addresses.',
    };
  const [sign] = /[<>"]/.exec(address) ?? [];
  if (sign !== undefined)
    return {
      message: `must not hold ${JSON.stringify(sign)}`,
      remedy: 'Leave it out, or use a hyphen: not every system can name a file after it.',
    };
  const parts = address.replace(/^\//, '').replace(/\/$/, '').split('/');
  const dots = parts.find((part) => part === '.' || part === '..');
  if (dots !== undefined)
    return {
      message: `must not have a part "${dots}"`,
      remedy: 'Write where it leads to from its start; an address does not go up.',
    };
  if (parts.length > 1 && parts.includes(''))
    return { message: 'must not have an empty part', remedy: 'Write a single / between parts.' };
  if (address === '//') return { message: 'must not have an empty part', remedy: 'Write a single /.' };
  return undefined;
}

/** As `addressFault`, for an address that somebody chooses now: without spaces too. */
export function slugFault(slug: string): AddressFault | undefined {
  const fault = addressFault(slug);
  if (fault !== undefined || !/\s/.test(slug)) return fault;
  return { message: 'must not have spaces', remedy: 'Use hyphens.' };
}

/** As `slugFault`, for what becomes one part of an address or the name of a file. */
export function nameFault(name: string): AddressFault | undefined {
  const fault = slugFault(name);
  if (fault !== undefined || !name.includes('/')) return fault;
  return { message: 'must not hold "/"', remedy: 'It is one part of an address: use a hyphen.' };
}

/**
 * Equal for addresses that a server, a file system or a reader takes for one: letter case, percent
 * escapes, the ways to write an accent and a slash at the end do not count.
 */
export function addressKey(address: string): string {
  return decodePercent(address)
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=.)\/$/, '');
}

/** Whether a route is `base` or lies below it, as `addressKey` compares them. */
export function isBelow(route: string, base: string): boolean {
  const [inner, outer] = [addressKey(route), addressKey(base)];
  return outer === '/' || inner === outer || inner.startsWith(`${outer}/`);
}

/**
 * The slug that is meant by one that begins with `/` and says again where it starts anyway: in the
 * set at `/docs`, `/docs/basic/canvas` means `/basic/canvas`. `undefined` if it does not.
 * @param starts routes, the longest first
 */
export function meantSlug(slug: string, starts: readonly string[]): string | undefined {
  const repeated = starts.find((start) => start !== '/' && slug.startsWith('/') && isBelow(slug, start));
  return repeated === undefined ? undefined : slug.slice(repeated.length) || '/';
}
