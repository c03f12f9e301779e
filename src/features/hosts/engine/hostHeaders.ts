/** A header of an answer: its name and its value. */
export type Header = readonly [name: string, value: string];

/**
 * What every answer of a host says, of whatever status: the one source of all rules for hosts in the
 * output. None of it changes with a build, so that a host needs it once. What pages may
 * load and run they say themselves (`contentPolicy.ts`), but for what a browser believes only in a header.
 */
export const hostHeaders: readonly Header[] = [
  // No other site may show a page in a frame and lead clicks astray. The second is for old browsers.
  ['Content-Security-Policy', "frame-ancestors 'none'; object-src 'none'; base-uri 'none'"],
  ['X-Frame-Options', 'DENY'],
  // A file is what its type says, whatever it looks like.
  ['X-Content-Type-Options', 'nosniff'],
  // Other sites learn where visitors come from, not what they read.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Nothing here asks for a device or a payment, and nothing that gets in shall.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** For files with a hash of their content in the name. */
export const foreverHeader: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];
