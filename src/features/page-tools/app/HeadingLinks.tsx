import { useEffect } from 'react';
import { copyText } from '../../../app/article/copyText';
import { useDeferredWords } from '../../../app/words/deferredWords';

interface Props {
  readonly say: (words: string) => void;
  /** What was clicked before this was there. */
  readonly clicked: EventTarget | null;
}

/** The link beside a heading also puts its address into the clipboard, and says so. */
export function HeadingLinks({ say, clicked }: Props) {
  const text = useDeferredWords()?.pageTools;
  useEffect(() => {
    if (text === undefined) return;
    const copy = async (target: EventTarget | null) => {
      const link = target instanceof Element ? target.closest('main :is(h2,h3,h4,h5,h6) + a') : null;
      if (!(link instanceof HTMLAnchorElement) || link.hash === '') return;
      say((await copyText(link.href)) ? text.linkCopied : text.failed);
    };
    copy(clicked);
    const onClick = ({ target }: MouseEvent) => copy(target);
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [text, say, clicked]);
  return null;
}
