import { nextChoice } from '../../model/colorMode';
import { fill } from '../../model/text';
import { chooseColor, useColorChoice } from '../preferences/colorMode';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/useHydrated';
import css from './ColorToggle.module.css';

/**
 * Changes the colour mode. All icons are there and the style sheet shows the one of the choice on
 * the root element, so that it is right before hydration (CLR-02 to 05).
 */
export function ColorToggle() {
  const { colorMode, storageSuffix, text } = useSiteLayout();
  const choice = useColorChoice();
  const mode = text.colorMode[choice];
  return (
    <button
      className={css.toggle}
      type="button"
      disabled={!useHydrated()}
      title={mode}
      aria-label={fill(text.colorMode.name, { mode })}
      onClick={() => chooseColor(nextChoice(colorMode, choice), storageSuffix)}
    >
      <span data-choice="light">
        <Icon name="sun" size={24} />
      </span>
      <span data-choice="dark">
        <Icon name="moon" size={24} />
      </span>
      {colorMode.respectSystem && (
        <span data-choice="system">
          <Icon name="system" size={24} />
        </span>
      )}
    </button>
  );
}
