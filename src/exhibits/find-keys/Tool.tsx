import type { ToolProps } from '../../app/ui/live';
import { versionEditions } from '../../features/releases/shared/versions';
import { exerciseStill } from '../kit/exerciseStill';
import { useFetched } from '../kit/useFetched';
import { FindKeys } from './FindKeys';
import { fetchTaken } from './fetchTaken';
import type { Words } from './words';

/** Shows who takes keys before the app sees them; what is known of that is fetched first. */
export function Tool({ attributes, text, render }: ToolProps<Words>) {
  const taken = useFetched(String(attributes['takenSrc'] ?? ''), fetchTaken);
  const still = render(exerciseStill(attributes));
  if (taken === undefined) return still;
  if (taken === 'failed')
    return (
      <>
        {still}
        <p role="alert">{text.words.failed}</p>
      </>
    );
  const edition = versionEditions.find((one) => one === attributes['edition']) ?? 'da';
  return <FindKeys {...{ attributes, taken, edition, text, render }} paper={still} />;
}
