import { useEffect, useState } from 'react';
import { useContent, useSite } from '../SiteContext';
import { Icon } from '../ui/Icon';
import css from './BackToTop.module.css';

/** The button is shown only further down than this, in CSS pixels. */
const threshold = 300;

/** Whether the button is shown after the page was scrolled from one offset to another (LAY-06). */
export function isButtonShown(before: boolean, from: number, to: number): boolean {
  if (to <= threshold || to > from) return false;
  return before || to < from;
}

/**
 * On docs pages, a button that comes while scrolling up from further down; its styles hide it while an exhibit is in
 * view, which it would cover a part of (LAY-06). It stays in the document from page to page, since adding it would
 * make the browser style its neighbours again.
 */
export function BackToTop() {
  const { page, layout } = useSite();
  return 'set' in page ? <Button route={page.route} label={layout.text.backToTop} /> : null;
}

function Button({ route, label }: { readonly route: string; readonly label: string }) {
  const content = useContent();
  const [shownOn, setShownOn] = useState<string>();
  useEffect(() => {
    // Unknown before the first scroll event, with which the page arrives where it begins, and after a jump.
    let last: number | undefined;
    const onScroll = () => {
      const from = last ?? 0;
      const to = scrollY;
      last = to;
      setShownOn((before) => (isButtonShown(before === route, from, to) ? route : undefined));
    };
    const onJump = () => {
      last = undefined;
      setShownOn(undefined);
    };
    const listening = new AbortController();
    addEventListener('scroll', onScroll, { passive: true, signal: listening.signal });
    addEventListener('hashchange', onJump, { signal: listening.signal });
    return () => listening.abort();
  }, [route]);
  const toTop = () => {
    // The button is about to be hidden: losing the focus that way would stop the scrolling.
    content.current?.focus({ preventScroll: true });
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  };
  return (
    <button className={css.button} type="button" hidden={shownOn !== route} title={label} onClick={toTop}>
      <Icon name="up" size={24} />
    </button>
  );
}
