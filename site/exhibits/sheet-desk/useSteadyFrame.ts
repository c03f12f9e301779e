import { useEffect, useRef } from 'react';
import type { FramePlayback } from '../kit/usePlayback';
import type { DeskFrame } from './editFrames';

/** At rest the frame that is shown stays so where an edit gives it another place. */
export function useSteadyFrame(
  used: readonly DeskFrame[],
  { frame: at, isPlaying, show }: FramePlayback,
): void {
  const last = useRef<{ readonly used: readonly DeskFrame[]; readonly id: number | undefined }>(undefined);
  useEffect(() => {
    const { current } = last;
    const isEdited = current !== undefined && current.used !== used && !isPlaying;
    const index = isEdited ? used.findIndex(({ id }) => id === current.id) : at;
    if (index >= 0 && index !== at) show(index);
    else last.current = { used, id: used[at]?.id };
  });
}
