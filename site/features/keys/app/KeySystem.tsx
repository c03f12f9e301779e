import { type TreeComponentProps, textAttribute } from 'generator/app/article/treeComponent';
import { useStored } from 'generator/app/preferences/stored';
import { useHydrated } from 'generator/app/ui/useHydrated';
import { storageKeys } from 'generator/model/storageKeys';
import { useEffect } from 'react';
import css from './Keys.module.css';

const isApple = (platform: string) => /^(Mac|iP)/.test(platform);

/**
 * Lets visitors choose whose keys are shown. The style sheet marks the choice by the root element's `data-keys`,
 * where a script has put that of the system or of the last visit before first paint.
 */
export function KeySystem({ attributes }: TreeComponentProps) {
  const [chosen, choose] = useStored(storageKeys.system);
  useEffect(() => {
    if (chosen !== null) document.documentElement.dataset['keys'] = chosen;
  }, [chosen]);
  const isHydrated = useHydrated();
  const shown = isHydrated ? (chosen ?? document.documentElement.dataset['keys']) : undefined;
  const name = textAttribute(attributes, 'name');
  return (
    <fieldset className={css.choice}>
      <legend>{name}</legend>
      {(
        [
          ['PC', 'elsewhere'],
          ['Mac', 'apple'],
        ] as const
      ).map(([system, word]) => (
        <button
          key={system}
          type="button"
          data-keys-of={system}
          aria-pressed={shown !== undefined && isApple(shown) === isApple(system)}
          onClick={() => choose(system)}
        >
          {textAttribute(attributes, word)}
        </button>
      ))}
    </fieldset>
  );
}
