import { type RefObject, useRef, useState } from 'react';
import { copyText } from '../../app/ui/copyText';
import type { ToolWords } from '../../model/words';

interface Props {
  readonly frame: RefObject<HTMLElement | null>;
  readonly text: ToolWords['kit'];
}

/** What is offered at the head of every tool: the link to its section, and the whole screen. */
export function FrameMenu({ frame, text }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState('');
  const close = () => {
    if (ref.current) ref.current.open = false;
    setCopied('');
  };
  const copyLink = async () => {
    const address = new URL(sectionOf(frame.current), location.href).href;
    setCopied((await copyText(address)) ? text.copied : text.copyFailed);
  };
  const toggleScreen = () => {
    close();
    if (document.fullscreenElement === frame.current) void document.exitFullscreen();
    else void frame.current?.requestFullscreen();
  };
  return (
    <details
      ref={ref}
      className="tool-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !ref.current?.open) return;
        close();
        ref.current.querySelector('summary')?.focus();
        event.stopPropagation();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary className="tool-quiet" aria-label={text.menu}>
        <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
          <path d="M1 5h2v2H1zM5 5h2v2H5zM9 5h2v2H9z" />
        </svg>
      </summary>
      <div>
        <button className="tool-quiet" type="button" onClick={() => void copyLink()}>
          <span aria-live="polite">{copied || text.copyLink}</span>
        </button>
        {document.fullscreenEnabled && (
          <button className="tool-quiet" type="button" onClick={toggleScreen}>
            {text.fullScreen}
          </button>
        )}
      </div>
    </details>
  );
}

/** The hash of the section that a tool stands in; empty above the first one. */
function sectionOf(frame: HTMLElement | null): string {
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  const isBefore = (heading: Element) =>
    frame !== null && (frame.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return `#${headings.findLast(isBefore)?.id ?? ''}`;
}
