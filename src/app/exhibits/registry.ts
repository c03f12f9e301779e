import { type ComponentType, createElement } from 'react';
import type { SiteLayout } from '../../model/layout';
import type { Words } from '../../model/words';
import { loadJson } from '../documents';
import type { ExhibitProps, LiveProps, ToolProps } from '../ui/live';
import { loadDeferredWords } from '../words/deferredWords';

const pieces = import.meta.glob<ComponentType<LiveProps>>('../../exhibits/*/Live.tsx', { import: 'Live' });
type WithOwnWords = ComponentType<ToolProps<unknown>>;
const withOwnWords = {
  ...import.meta.glob<WithOwnWords>('../../exhibits/*/Tool.tsx', { import: 'Tool' }),
  ...import.meta.glob<WithOwnWords>('../../exhibits/*/Exercise.tsx', { import: 'Exercise' }),
};

/**
 * The working piece in the folder `src/exhibits/<name>/`.
 * @throws Error if its code or its words do not come
 */
export async function fetchLive(name: string, layout: SiteLayout): Promise<ComponentType<ExhibitProps>> {
  const fetchPiece = pieces[`../../exhibits/${name}/Live.tsx`];
  if (fetchPiece !== undefined) {
    const [Live, { exhibits }] = await Promise.all([fetchPiece(), loadDeferredWords(layout)]);
    return (props) => createElement(Live, { ...props, data: props.attributes['data'], text: exhibits });
  }
  const fetchOwn =
    withOwnWords[`../../exhibits/${name}/Exercise.tsx`] ?? withOwnWords[`../../exhibits/${name}/Tool.tsx`];
  if (fetchOwn === undefined) throw new Error(`There is no exhibit ${name}`);
  const [Own, { exhibits, ...shared }] = await Promise.all([
    fetchOwn(),
    loadJson<Words['tools']>(layout.toolWords),
  ]);
  const text = { ...shared, words: exhibits[name] };
  return ({ attributes, render }) =>
    createElement(Own, { attributes, data: attributes['data'], render, text });
}
