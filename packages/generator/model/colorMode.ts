import type { ColorModeSettings } from './layout';

/** The visitor's choice; `system` follows the device. */
export type ColorChoice = 'light' | 'dark' | 'system';
export type ColorMode = 'light' | 'dark';

/** The choice in force; a stored value that is neither `light` nor `dark` counts as none (CLR-01, 09, 10). */
export function decideChoice(settings: ColorModeSettings, stored: string | null): ColorChoice {
  if (settings.switch && (stored === 'light' || stored === 'dark')) return stored;
  return settings.respectSystem ? 'system' : settings.default;
}

/** The mode that a choice comes to on a device in light or dark mode. */
export function effectiveMode(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** The choice after a press of the toggle: two states, or three where the system is respected (CLR-02, 03). */
export function nextChoice(settings: ColorModeSettings, choice: ColorChoice): ColorChoice {
  if (!settings.respectSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'system') return 'light';
  return choice === 'light' ? 'dark' : 'system';
}
