import { useFetched } from '../fetched/useFetched';
import type { ToolProps } from '../kit/words';
import { Changes } from './Changes';
import { fetchFacts } from './fetchFacts';
import { InspectorPanel } from './InspectorPanel';
import type { InspectorUse } from './meta';
import { useInspector } from './useInspector';
import type { Words } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/inspectorWorker.ts', import.meta.url), { type: 'module' });

/** Looks into the reader's own files: frames, layers, tags, colours, and what an import changes. */
export function Tool({ attributes, data: use, text, render }: ToolProps<Words, InspectorUse>) {
  const facts = useFetched(String(attributes['factsSrc'] ?? ''), fetchFacts) ?? 'fetching';
  const tool = useInspector(use, text, startWorker);
  return (
    <InspectorPanel
      use={use}
      text={text}
      render={render}
      tool={tool}
      changes={(inspection) =>
        inspection.project === undefined && (
          <Changes facts={facts} inspection={inspection} words={text.words} />
        )
      }
    />
  );
}
