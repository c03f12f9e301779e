import type { Feature } from '../../../engine/feature';
import { errorAt } from '../../../model/problem';

/** The script that an owner adds to every page, a file of `public/`. */
export const additions: Feature = {
  layout: ({ site }) => {
    const { script } = site.config.additions;
    return script === undefined ? {} : { script: site.rules.baseUrl + script.slice(1) };
  },
  check: ({ config }, { publicFiles, positionOf }) => {
    const { script } = config.additions;
    if (script === undefined || publicFiles.has(script.slice(1))) return [];
    return [
      errorAt(positionOf(['additions', 'script']), `additions.script: There is no file public${script}.`, {
        remedy: 'Name a file of public/ by its address, such as /additions.js.',
      }),
    ];
  },
};
