import { isColorCode, splitColorCodes } from '../../model/colorCode';
import { useSiteLayout } from '../SiteContext';
import { copyText } from '../ui/copyText';
import { showToast } from '../ui/toast';
import { useHydrated } from '../ui/useHydrated';
import css from './InlineCode.module.css';
import type { TreeComponentProps } from './treeComponent';

/** Code in a line. The code of a colour shows it, and is copied when it is pressed (CT-16). */
export function InlineCode({ nodes, render }: TreeComponentProps) {
  const [only, ...others] = nodes;
  if (typeof only !== 'string' || others.length > 0 || !isColorCode(only))
    return <code>{render(nodes)}</code>;
  return <ColorChip code={only} />;
}

function ColorChip({ code }: { readonly code: string }) {
  const { text } = useSiteLayout();
  const hydrated = useHydrated();
  const copy = async () => showToast((await copyText(code)) ? 'colorCopied' : 'copyFailed');
  // As large as the button, so that nothing moves when scripts arrive.
  return (
    <span className={css.chip}>
      {hydrated ? (
        <button type="button" title={text.copyColor} onClick={copy}>
          <Swatch code={code} />
        </button>
      ) : (
        <Swatch code={code} />
      )}
    </span>
  );
}

/** A text of a code block, each code of a colour in it with that colour beside it. */
export function withSwatches(text: string) {
  const parts = splitColorCodes(text);
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a code never change places
  return parts.map((part, index) => (index % 2 === 1 ? <Swatch key={index} code={part} /> : part));
}

function Swatch({ code }: { readonly code: string }) {
  return (
    <code className={css.color} style={{ '--swatch': code }}>
      {code}
    </code>
  );
}
