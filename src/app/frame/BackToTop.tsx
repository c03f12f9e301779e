import { useEffect, useState } from 'react';
import { useSite } from '../SiteContext';
import { Icon } from '../ui/Icon';
import css from './BackToTop.module.css';
import { showsBackToTop } from './showsBackToTop';

/** On docs pages, a button that comes while scrolling up from further down (LAY-06). */
export function BackToTop() {
  const { page, frame } = useSite();
  return 'set' in page ? <Button key={page.route} label={frame.text.backToTop} /> : null;
}

function Button({ label }: { readonly label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let jumped = false;
    const onScroll = () => {
      const from = last;
      last = scrollY;
      setShown((before) => !jumped && showsBackToTop(before, from, scrollY));
      jumped = false;
    };
    const onJump = () => {
      jumped = true;
      setShown(false);
    };
    const stop = new AbortController();
    addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
    addEventListener('hashchange', onJump, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const toTop = () => {
    // The button is about to be hidden: losing the focus that way would stop the scrolling.
    document.getElementById('content')?.focus({ preventScroll: true });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return (
    <button
      className={css.button}
      type="button"
      hidden={!isShown}
      aria-label={label}
      title={label}
      onClick={toTop}
    >
      <Icon name="up" size={24} />
    </button>
  );
}
