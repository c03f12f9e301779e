import { useEffect, useState } from 'react';
import { slowAfterMilliseconds } from '../navigation/progress';
import { useSiteLayout } from '../SiteContext';
import css from './LoadingMark.module.css';

/** In the place of what is not there yet: nothing at first, after a moment a mark of 128 × 110 px (GO-07). */
export function LoadingMark({ className }: { readonly className?: string | undefined }) {
  const { loading } = useSiteLayout().text;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <div className={className} role="status" aria-label={loading.label}>
      <svg className={css.mark} viewBox="0 0 64 55" width="128" height="110" aria-hidden="true">
        {[2, 26, 50].map((x) => (
          <path key={x} d={`M${x} 40h12v12h-12z`} />
        ))}
      </svg>
    </div>
  );
}
