import { isPracticeRule, type PracticeCard } from '../../features/practice-cards/shared/practice';
import { fetchJson } from '../kit/fetchFile';

/** The cards in the language of the page; `undefined` where they cannot be loaded. */
export async function fetchCards(address: string): Promise<readonly PracticeCard[] | undefined> {
  const document = await fetchJson(address);
  const cards = Array.isArray(document) ? document.filter(isCard) : [];
  return cards.length > 0 ? cards : undefined;
}

/** Whether it is a card: a page may be of another build than its exhibit. */
export function isCard(written: unknown): written is PracticeCard {
  if (typeof written !== 'object' || written === null) return false;
  const { theme, size, colors, rules, drawing }: Partial<Record<keyof PracticeCard, unknown>> = written;
  return (
    typeof theme === 'string' &&
    typeof size === 'number' &&
    size > 0 &&
    size <= 32 &&
    typeof colors === 'string' &&
    (drawing === undefined || typeof drawing === 'string') &&
    Array.isArray(rules) &&
    rules.every((rule) => isPracticeRule(rule?.name) && typeof rule.count === 'number')
  );
}
