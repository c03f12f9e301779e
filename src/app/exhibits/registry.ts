import { type ComponentType, createElement, useState } from 'react';
import type { SiteLayout } from '../../model/layout';
import type { ToolWords } from '../../model/words';
import { loadJson } from '../documents';
import { useSite } from '../SiteContext';
import type { LiveProps, ToolProps } from '../ui/live';

const pieces = import.meta.glob<ComponentType<LiveProps>>('../../exhibits/*/Live.tsx', { import: 'Live' });
const tools = import.meta.glob<ComponentType<ToolProps>>('../../exhibits/*/Tool.tsx', { import: 'Tool' });

/** The working piece in the folder `src/exhibits/<name>/` once it is there, and how to fetch it. A still stays if that fails. */
export function useLive(name: string) {
  const { layout } = useSite();
  const [Live, setLive] = useState<ComponentType<LiveProps>>();
  const load = async () => {
    const live = await fetchLive(name, layout);
    setLive(() => live);
  };
  return { Live, load };
}

async function fetchLive(name: string, layout: SiteLayout): Promise<ComponentType<LiveProps>> {
  const fetchPiece = pieces[`../../exhibits/${name}/Live.tsx`];
  if (fetchPiece !== undefined) return fetchPiece();
  const fetchTool = tools[`../../exhibits/${name}/Tool.tsx`];
  if (fetchTool === undefined) throw new Error(`There is no exhibit ${name}`);
  const [Tool, text] = await Promise.all([fetchTool(), loadJson<ToolWords>(layout.toolWords)]);
  return ({ attributes, render }) => createElement(Tool, { attributes, render, text });
}
