import { useStored } from '../../../app/preferences/stored';
import { useSite } from '../../../app/SiteContext';
import { Icon } from '../../../app/ui/Icon';
import { useDeferredWords } from '../../../app/words/deferredWords';
import type { LocaleInfo } from '../../../model/layout';
import { storageKeys } from '../../../model/storageKeys';
import css from './LanguageHint.module.css';

/** Tells a visitor whose browser prefers another language of the site that the page has it too; once closed, never again. */
export function LanguageHint() {
  const { page, layout } = useSite();
  const [stored, store] = useStored(storageKeys.languageHint);
  const preferred = preferredLocale(navigator.languages, layout.locales);
  const href = preferred === undefined ? undefined : page.alternates[preferred.code];
  if (stored !== null || preferred === undefined || preferred.code === layout.locale || href === undefined)
    return null;
  return <Hint language={preferred} href={href} close={() => store('closed')} />;
}

interface HintProps {
  readonly language: LocaleInfo;
  readonly href: string;
  readonly close: () => void;
}

/** In the words of the language that it offers, which come when it is shown. */
function Hint({ language, href, close }: HintProps) {
  const hint = useDeferredWords(language.code)?.pageTools.hint;
  if (hint === undefined) return null;
  return (
    <aside className={css.hint} lang={language.htmlLang} dir={language.direction} aria-label={hint.label}>
      <a href={href} onClick={close}>
        {hint.link}
      </a>
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
