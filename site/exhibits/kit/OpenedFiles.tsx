import { HiddenLegend } from 'generator/app/ui/VisuallyHidden.tsx';
import { FileButton } from './FileButton';
import type { ToolWords } from './words';

interface Props {
  readonly names: readonly string[];
  /** Index of the one in view. */
  readonly shown: number;
  readonly show: (index: number) => void;
  readonly accept: string;
  readonly take: (files: readonly File[]) => void;
  readonly text: ToolWords['kit'];
}

/** The files that were opened, one of which is in view, and the button for others. */
export function OpenedFiles({ names, shown, show, accept, take, text }: Props) {
  return (
    <fieldset className="tool-files">
      <HiddenLegend>{text.files}</HiddenLegend>
      {names.map((name, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: files may have one name, and stay in their order
          key={index}
          type="button"
          aria-pressed={index === shown}
          onClick={() => show(index)}
        >
          {name}
        </button>
      ))}
      <FileButton label={text.chooseOthers} accept={accept} take={take} />
    </fieldset>
  );
}
