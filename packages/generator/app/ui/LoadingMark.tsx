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
        <path d="M2 40h12v12H2z" />
        <path d="M26 40h12v12H26z" />
        <path d="M50 40h12v12H50z" />
      </svg>
    </div>
  );
}
