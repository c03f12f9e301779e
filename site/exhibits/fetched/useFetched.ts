import { useEffect, useState } from 'react';

/**
 * A file that an exhibit needs before it works; `undefined` until it is there.
 * @param load of a module, since it is called once for each address; `undefined` where it cannot be loaded
 */
export function useFetched<Fetched>(
  address: string,
  load: (address: string) => Promise<Fetched | undefined>,
): Fetched | 'failed' | undefined {
  const [fetched, setFetched] = useState<Fetched | 'failed'>();
  useEffect(() => {
    let isGone = false;
    void load(address).then((found) => {
      if (!isGone) setFetched(found ?? 'failed');
    });
    return () => {
      isGone = true;
    };
  }, [address, load]);
  return fetched;
}
