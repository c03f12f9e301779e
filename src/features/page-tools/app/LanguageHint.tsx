import { useStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { Icon } from '../../../app/ui/Icon';
import type { LocaleInfo } from '../../../model/layout';
import { storageKeys } from '../../../model/storageKeys';
import { toolsText } from '../shared/toolsText';
import css from './LanguageHint.module.css';

/** Tells a visitor whose browser prefers another language of the site that the page has it too; once closed, never again. */
export function LanguageHint() {
  const { page, layout } = useSite();
  const [stored, store] = useStored(storageKeys.languageHint);
  const preferred = preferredLocale(navigator.languages, layout.locales);
  const href = preferred === undefined ? undefined : page.alternates[preferred.code];
  if (stored !== null || preferred === undefined || preferred.code === layout.locale || href === undefined)
    return null;
  const { hint } = toolsText(preferred.code);
  const close = () => store('closed');
  return (
    <aside className={css.hint} lang={preferred.htmlLang} aria-label={hint.label}>
      <p>
        {hint.text}{' '}
        <a href={href} onClick={close}>
          {hint.link}
        </a>
      </p>
      <button type="button" aria-label={hint.close} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** The language of the site that a browser's list of languages asks for first; `undefined` where it asks for none. */
export function preferredLocale(
  languages: readonly string[],
  locales: readonly LocaleInfo[],
): LocaleInfo | undefined {
  for (const language of languages) {
    const [primary] = language.toLowerCase().split('-');
    const found = locales.find(({ htmlLang }) => htmlLang.toLowerCase().split('-')[0] === primary);
    if (found !== undefined) return found;
  }
  return undefined;
}
