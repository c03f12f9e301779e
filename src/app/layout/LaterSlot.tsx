import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '../SiteContext';
import { loadDeferredWords } from '../words/deferredWords';

type Part = ComponentType<{ readonly clicked: EventTarget | null }>;

/** The place of what nobody needs before the first touch, pointer or key: its code comes then. */
export function LaterSlot() {
  const [later, setLater] = useState<{ readonly Later: Part; readonly clicked: EventTarget | null }>();
  const { layout } = useSite();
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits once, whatever language is shown then
  useEffect(() => {
    let clicked: EventTarget | null = null;
    const load = (event: Event) => {
      // The click that comes before the code is not lost.
      if (event.type === 'click') clicked = event.target;
      // At the same time; who shows the words asks for them again.
      loadDeferredWords(layout).catch(() => undefined);
      import('../../features/page-tools/app/Later').then(
        ({ Later }) => setLater({ Later, clicked }),
        () => undefined, // The page is complete without it.
      );
    };
    const types = ['pointermove', 'touchstart', 'keydown', 'click'];
    for (const type of types) addEventListener(type, load, { once: true, passive: true });
  }, []);
  return later && <later.Later clicked={later.clicked} />;
}
