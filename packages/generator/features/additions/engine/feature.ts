import type { Feature } from '../../../feature';
import { readText } from '../../../load/readText';
import { errorAt } from '../../../model/problem';
import { checkScript } from './checkScript';

/** The script that an owner adds to every page, a file of `public/`. */
export const additions: Feature = {
  layout: ({ site }) => {
    const { script } = site.config.additions;
    return script === undefined ? {} : { script: site.rules.baseUrl + script.slice(1) };
  },
  check: async ({ config }, { publicFiles, positionOf }) => {
    const { script } = config.additions;
    if (script === undefined) return [];
    const absolute = publicFiles.get(script.slice(1));
    const file = `public${script}`;
    if (absolute === undefined)
      return [
        errorAt(positionOf(['additions', 'script']), `additions.script: There is no file ${file}.`, {
          remedy: 'Name a file of public/ by its address, such as /additions.js.',
        }),
      ];
    const code = await readText(absolute, file);
    return 'problem' in code ? [code.problem] : checkScript(code.text, file);
  },
};
