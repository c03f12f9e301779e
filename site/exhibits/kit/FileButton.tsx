import { useRef } from 'react';

interface Props {
  readonly label: string;
  /** As in the attribute `accept`: endings and media types. */
  readonly accept: string;
  readonly isStrong?: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** A button that opens the system's dialog for files. */
export function FileButton({ label, accept, isStrong = false, take }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        className={isStrong ? 'tool-strong' : 'tool-quiet'}
        type="button"
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again, as after a change.
          currentTarget.value = '';
          if (files.length > 0) take(files);
        }}
      />
    </>
  );
}
