/** Commands that take less time show nothing. */
const waitMilliseconds = 1000;

/** A line of a terminal that tells how far a command is. */
export interface Progress {
  readonly show: (line: string) => void;
  /** Removes the line. */
  readonly close: () => void;
}

/** Opens a line of progress, which appears after a second; it stays empty where the stream is no terminal. */
export function openProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write' | 'clearLine' | 'cursorTo'>,
): Progress {
  if (!stream.isTTY) return { show: () => undefined, close: () => undefined };
  let line = '';
  let isShown = false;
  const clear = () => {
    stream.cursorTo(0);
    stream.clearLine(0);
  };
  const draw = () => {
    clear();
    stream.write(line);
  };
  const timer = setTimeout(() => {
    isShown = true;
    draw();
  }, waitMilliseconds);
  return {
    show: (next) => {
      line = next;
      if (isShown) draw();
    },
    close: () => {
      clearTimeout(timer);
      if (isShown) clear();
    },
  };
}
