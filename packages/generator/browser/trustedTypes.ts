interface TrustedTypePolicies {
  createPolicy(
    name: 'default',
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): unknown;
}

/**
 * Lets workers be started from files of this site and scripts come from it, or from sites that the page's own
 * policy names, and nothing else: where a page demands Trusted Types,
 * the browser asks this for each address of a script, and for markup and code it has no answer, so it
 * refuses them. Does nothing in browsers that do not know them.
 * @see https://www.w3.org/TR/trusted-types/#default-policy-hdr
 */
export function trustOwnScripts(): void {
  const policies: TrustedTypePolicies | undefined = Reflect.get(window, 'trustedTypes');
  const own = document.querySelector<HTMLMetaElement>('meta[http-equiv="content-security-policy"]');
  const named = own?.content.split(/[ ;]/) ?? [];
  policies?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin } = new URL(address, location.href);
      return origin === location.origin || named.includes(origin) ? address : null;
    },
  });
}
