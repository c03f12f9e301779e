/** Forms of a plural by `Intl.PluralRules` category; `other` is always there. `{count}` is the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Puts values in the place of `{name}` marks. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** The form of `forms` for `count` by the rules of the language `htmlLang`. */
export function plural(forms: Plural, count: number, htmlLang: string): string {
  const rule = new Intl.PluralRules(htmlLang).select(count);
  return fill(forms[rule] ?? forms.other, { count });
}
