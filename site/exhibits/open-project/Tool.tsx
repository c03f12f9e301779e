import { useState } from 'react';
import { InspectorPanel } from '../inspector/InspectorPanel';
import type { InspectorUse } from '../inspector/meta';
import { useInspector } from '../inspector/useInspector';
import type { ToolProps } from '../kit/words';
import type { MakeJob } from './messages';
import css from './Place.module.css';
import { SavePanel, usualWish } from './SavePanel';
import type { Words } from './words';

const startWorker = () =>
  new Worker(new URL('./worker/openProjectWorker.ts', import.meta.url), { type: 'module' });

const types = { gif: 'image/gif', apng: 'image/png', sheet: 'application/zip', aseprite: '', palette: '' };

/** Opens the reader's own projects, plays them and saves them as other files. */
export function Tool({ data: use, text, render }: ToolProps<Words, InspectorUse>) {
  const { save, ...tool } = useInspector<MakeJob>(use, text, startWorker);
  const [wish, setWish] = useState(usualWish);
  return (
    <div className={css.place}>
      <InspectorPanel
        use={use}
        text={text}
        render={render}
        tool={tool}
        saves={(inspection, saveFrame) => (
          <SavePanel
            inspection={inspection}
            wish={wish}
            change={setWish}
            saveFrames={tool.saveFrames}
            saveFrame={saveFrame}
            save={(order, name) =>
              save({ kind: 'make', file: inspection.picked.file, order }, name, types[order.format])
            }
            text={text}
          />
        )}
      />
    </div>
  );
}
