import { type DevEvent, devEventsPath } from 'generator/model/events';

export interface DevChanges {
  /** The next change that has not been looked at yet and fits. */
  next(fits?: (change: DevEvent) => boolean): Promise<DevEvent>;
  close(): void;
}

/** Listens to a dev server as an open page does. The state at the start is its first message. */
export async function openDevChanges(home: string): Promise<DevChanges> {
  const closing = new AbortController();
  const { body } = await fetch(new URL(devEventsPath, home), { signal: closing.signal });
  if (body === null) throw new Error('The dev server has no stream of events');
  const messages = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const read = async (): Promise<DevEvent> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const [, message = ''] = /^data: (.*)$/m.exec(buffer.slice(0, end)) ?? [];
        buffer = buffer.slice(end + 2);
        return JSON.parse(message);
      }
      const { value, done } = await messages.read();
      if (done) throw new Error('The dev server has closed the stream of events');
      buffer += value;
    }
  };
  return {
    next: async (fits = () => true) => {
      for (;;) {
        const change = await read();
        if (fits(change)) return change;
      }
    },
    close: () => closing.abort(),
  };
}
