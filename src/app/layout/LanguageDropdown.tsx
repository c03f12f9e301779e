import { useSite } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Dropdown } from './Dropdown';
import { LanguageLinks } from './LanguageLinks';

/** The language switcher of the bar; nothing to show with a single language (NAV-08). */
export function LanguageDropdown() {
  const { locales, locale, text } = useSite().layout;
  if (locales.length < 2) return null;
  const label = (
    <>
      <Icon name="globe" size={24} />
      <VisuallyHidden>{text.languages}: </VisuallyHidden>
      {locales.find(({ code }) => code === locale)?.label}
    </>
  );
  return (
    <Dropdown label={label}>
      <LanguageLinks />
    </Dropdown>
  );
}
