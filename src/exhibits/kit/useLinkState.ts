import { useEffect, useState } from 'react';
import { copyText } from '../../app/ui/copyText';
import type { TreeProps } from '../../model/tree';
import type { ToolWords } from '../../model/words';

interface Props<State> {
  /** Of its element: the exhibit's name stands in the address before the state, `#dither-sky=…`. */
  readonly attributes: TreeProps;
  readonly start: State;
  /** That of the last visit: it counts where the address has none. */
  readonly stored?: State | undefined;
  /** The state of a text; `undefined` for any that `write` does not give. */
  readonly read: (text: string) => State | undefined;
  readonly write: (state: State) => string;
  readonly words: ToolWords['exercise'];
}

/** The state of an exercise, which an address can carry. It is written only when a link is copied. */
export function useLinkState<State>({ attributes, start, stored, read, write, words }: Props<State>) {
  const key = `#${attributes['exhibit']}=`;
  const open = () => {
    if (!location.hash.startsWith(key)) return undefined;
    const found = read(location.hash.slice(key.length));
    return { state: found ?? start, notice: found === undefined ? words.damaged : '' };
  };
  const [state, setState] = useState(() => open()?.state ?? stored ?? start);
  const [notice, setNotice] = useState(() => open()?.notice ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an exercise is made of stays
  useEffect(() => {
    const follow = () => {
      const opened = open();
      if (opened === undefined) return;
      setState(opened.state);
      setNotice(opened.notice);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const copyLink = async () => {
    const address = new URL(key + write(state), location.href).href;
    setNotice((await copyText(address)) ? words.copied : words.copyFailed);
  };
  const reset = () => {
    setState(start);
    setNotice('');
  };
  return { state, setState, notice, setNotice, copyLink: () => void copyLink(), reset };
}
