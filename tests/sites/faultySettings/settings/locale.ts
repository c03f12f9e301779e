/** A default locale that is not in the list. */
export default {
  title: 'Locale',
  url: 'https://faulty.example',
  locales: { default: 'fr', list: { en: { label: 'English', htmlLang: 'en-US' } } },
};
