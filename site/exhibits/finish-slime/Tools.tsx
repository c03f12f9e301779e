import { controlPaths } from 'generator/exhibits/animation/controlPaths';
import { hexOf } from 'pixels/palette';
import { type Dispatch, use } from 'react';
import css from './FinishSlime.module.css';
import { colors } from './frames';
import { InksContext } from './inks';
import { type Easel, type EaselAction, isDrawn } from './model';
import type { Words } from './words';

interface Props {
  readonly easel: Easel;
  readonly act: Dispatch<EaselAction>;
  readonly words: Words;
}

interface HandProps extends Props {
  /** The button for the loop: its icon, its name and what a press does. */
  readonly loop: { readonly icon: 'play' | 'pause'; readonly label: string; readonly toggle: () => void };
}

/** On 12 by 12 pixels, like the icons of the site. */
const paths = {
  eraser:
    'M6 1h3v1H6zM5 2h5v1H5zM4 3h7v2H4zM3 5h7v1H3zM2 6h2v1H2zM6 6h3v1H6zM1 7h2v2H1zM5 7h3v1H5zM4 8h3v1H4zM2 9h4v1H2zM1 11h10v1H1z',
  undo: 'M4 1h2v1H4zM3 2h2v1H3zM2 3h6v2H2zM3 5h2v1H3zM4 6h2v1H4zM8 4h2v5H8zM3 9h6v2H3z',
  clear: 'M4 0h4v1H4zM1 1h10v2H1zM2 4h8v1H2zM2 5h2v6H2zM5 5h2v6H5zM8 5h2v6H8zM2 11h8v1H2z',
  ghost: 'M1 1h7v1H1zM1 2h1v6H1zM7 2h1v1H7zM2 7h1v1H2zM4 4h7v7H4z',
};

/** Four colours and the eraser. */
export function Palette({ easel, act, words }: Props) {
  const [outline, shadow, body, light] = colors;
  const inks = use(InksContext);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border of its own
    <div className={css.palette} role="group" aria-label={words.tools}>
      {[outline, shadow, body, light].map((color, index) => (
        <button
          key={color.name}
          type="button"
          className={css.swatch}
          style={{ '--swatch': hexOf(inks[index] ?? color) }}
          aria-label={words[color.name]}
          title={words[color.name]}
          aria-pressed={easel.color === index + 1}
          onClick={() => act({ kind: 'choose', color: index + 1 })}
        />
      ))}
      <Press
        label={words.eraser}
        path={paths.eraser}
        isPressed={easel.color === 0}
        act={() => act({ kind: 'choose', color: 0 })}
      />
    </div>
  );
}

/** The ghost of the frame, taking back, emptying, and the loop. */
export function Hand({ easel, act, words, loop }: HandProps) {
  return (
    <p className={css.hand}>
      <Press
        label={words.ghost}
        path={paths.ghost}
        isPressed={easel.hasGhost}
        act={() => act({ kind: 'toggleGhost' })}
      />
      <Press
        label={words.undo}
        path={paths.undo}
        isDisabled={easel.past.length === 0}
        act={() => act({ kind: 'undo' })}
      />
      <Press
        label={words.clear}
        path={paths.clear}
        isDisabled={!isDrawn(easel)}
        act={() => act({ kind: 'clear' })}
      />
      <Press label={loop.label} path={controlPaths[loop.icon]} act={loop.toggle} />
    </p>
  );
}

interface PressProps {
  readonly label: string;
  /** Its picture. */
  readonly path: string;
  /** Of what stays on or off. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

function Press({ label, path, isPressed, isDisabled, act }: PressProps) {
  return (
    <button
      type="button"
      className={css.press}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={act}
    >
      <svg viewBox="0 0 12 12" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
