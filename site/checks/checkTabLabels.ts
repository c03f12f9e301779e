import { type Problem, warningAt } from 'generator/model/problem';

interface Source {
  readonly file: string;
  readonly locale: string;
  readonly source: string;
}

/**
 * Tabs of one group share the reader's choice, so the same choice needs the same name on every page
 * of a language: the name that most pages give it.
 */
export function checkTabLabels(files: readonly Source[]): Problem[] {
  const tabs = files.flatMap(listTabs);
  return tabs.flatMap(({ choice, label, file, line, column }): Problem[] => {
    const usual = mostFrequent(tabs.filter((tab) => tab.choice === choice).map((tab) => tab.label));
    if (label === usual) return [];
    const message = `The tab is called "${label}", on other pages "${usual}".`;
    const remedy = 'One choice has one name; readers look for it again.';
    return [warningAt({ file, line, column }, message, { remedy })];
  });
}

function listTabs({ file, locale, source }: Source) {
  let group: string | undefined;
  return source.split('\n').flatMap((text, index) => {
    const tabs = /^\s*:{3,}tabs(?:\{[^}]*?group=["']?([\w-]+))?/.exec(text);
    if (tabs !== null) group = tabs[1];
    const value = /^\s*:{3,}tab\{[^}]*value=["']?([\w-]+)/.exec(text)?.[1];
    const label = /^\s*:{3,}tab\{[^}]*?label="([^"]+)"/.exec(text)?.[1];
    if (group === undefined || value === undefined || label === undefined) return [];
    const choice = `${locale} ${group} ${value}`;
    return [{ choice, label, file, line: index + 1, column: text.indexOf('label=') + 1 }];
  });
}

/** The first of the most frequent ones. */
function mostFrequent(names: readonly string[]): string | undefined {
  const times = (name: string) => names.filter((other) => other === name).length;
  return names.reduce<string | undefined>(
    (best, name) => (best === undefined || times(name) > times(best) ? name : best),
    undefined,
  );
}
