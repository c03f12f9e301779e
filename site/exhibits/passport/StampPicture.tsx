import { useEffect, useRef } from 'react';
import { drawPlace, drawStamp, stampSide } from './drawStamp';

interface Props {
  /** As `Place` has it. */
  readonly stamp: string;
  /** Else its empty place is shown. */
  readonly isStamped: boolean;
}

export function StampPicture({ stamp, isStamped }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const words = isStamped ? drawStamp(stamp) : drawPlace(stamp);
    const picture = new ImageData(new Uint8ClampedArray(words.buffer), stampSide);
    ref.current?.getContext('2d')?.putImageData(picture, 0, 0);
  }, [stamp, isStamped]);
  return <canvas ref={ref} width={stampSide} height={stampSide} />;
}
