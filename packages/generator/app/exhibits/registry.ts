import { type ComponentType, createElement } from 'react';
import { live } from '#site/live';
import type { SiteLayout } from '../../model/layout';
import type { Words } from '../../model/words';
import { loadJson } from '../documents';
import type { ExhibitProps, LiveProps } from '../ui/live';
import { loadDeferredWords } from '../words/deferredWords';
import { byFolder } from './byFolder';

const pieces = {
  ...byFolder(import.meta.glob<ComponentType<LiveProps>>('../../exhibits/*/Live.tsx', { import: 'Live' })),
  ...live.pieces,
};

/**
 * The working piece of an exhibit, whose name is that of its folder.
 * @throws Error if its code or its words do not come
 */
export async function fetchLive(name: string, layout: SiteLayout): Promise<ComponentType<ExhibitProps>> {
  const fetchPiece = pieces[name];
  if (fetchPiece !== undefined) {
    const [Live, { exhibits }] = await Promise.all([fetchPiece(), loadDeferredWords(layout)]);
    return (props) => createElement(Live, { ...props, data: props.attributes['data'], text: exhibits });
  }
  const fetchOwn = live.withOwnWords[name];
  if (fetchOwn === undefined) throw new Error(`There is no exhibit ${name}`);
  const [Own, { shared, exhibits }] = await Promise.all([
    fetchOwn(),
    loadJson<Words['tools']>(layout.toolWords),
  ]);
  const text = { ...shared, words: exhibits[name] };
  return ({ attributes, render }) =>
    createElement(Own, { attributes, data: attributes['data'], render, text });
}
