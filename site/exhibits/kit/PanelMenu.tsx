import { copyText } from 'generator/app/ui/copyText';
import { type RefObject, useState } from 'react';
import { Disclosure } from './Disclosure';
import { toggleScreen } from './toggleScreen';
import type { ToolWords } from './words';

interface Props {
  readonly panel: RefObject<HTMLElement | null>;
  readonly text: ToolWords['kit'];
}

/** The menu at the head of every tool: the link to its section, and the whole screen. */
export function PanelMenu({ panel, text }: Props) {
  const [copied, setCopied] = useState('');
  const copyLink = async () => {
    const address = new URL(sectionOf(panel.current), location.href).href;
    setCopied((await copyText(address)) ? text.copied : text.copyFailed);
  };
  return (
    <Disclosure
      label={text.menu}
      mark={
        <svg viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
          <path d="M1 5h2v2H1zM5 5h2v2H5zM9 5h2v2H9z" />
        </svg>
      }
      onClose={() => setCopied('')}
    >
      {(close) => (
        <>
          <button className="tool-quiet" type="button" onClick={() => void copyLink()}>
            <span aria-live="polite">{copied || text.copyLink}</span>
          </button>
          {document.fullscreenEnabled && (
            <button
              className="tool-quiet"
              type="button"
              onClick={() => {
                close();
                toggleScreen(panel.current);
              }}
            >
              {text.fullScreen}
            </button>
          )}
        </>
      )}
    </Disclosure>
  );
}

/** The hash of the section that a tool stands in; empty above the first one. */
function sectionOf(panel: HTMLElement | null): string {
  const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
  const isBefore = (heading: Element) =>
    panel !== null && (panel.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return `#${headings.findLast(isBefore)?.id ?? ''}`;
}
