import { useState } from 'react';
import type { LiveProps } from '../../../../app/ui/live';

/** The working piece, in the place of its still. */
export function Live({ data }: LiveProps) {
  const [count, setCount] = useState(0);
  const { label } = data as { readonly label: string };
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {label}: {count}
      </button>
    </p>
  );
}
