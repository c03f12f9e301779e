import type { Exhibit } from '../exhibit';
import { exerciseExhibit } from '../kit/exerciseStill';

const { component, show } = exerciseExhibit('FindKeys', 'longest');

/** `::find-keys{name=… edition=ios}`: keys to press, and what takes them before that edition sees them. */
export const exhibit: Exhibit = {
  component,
  show: (use) => {
    const shown = show(use);
    return (
      shown && { ...shown, attributes: { ...shown.attributes, edition: String(use.attributes['edition']) } }
    );
  },
};
