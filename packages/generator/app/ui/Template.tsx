import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  /** A text of the interface with `{name}` marks. */
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text whose marks are filled with elements; see `fill` for plain words. */
export function Template({ text, values }: Props) {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : values[part]));
  return createElement(Fragment, null, ...parts);
}
