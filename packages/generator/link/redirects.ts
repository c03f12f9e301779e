import { cleanPath } from '../model/address';
import { addressKey } from '../model/addressFault';
import { nearest } from '../model/nearest';
import { errorAt, warningAt } from '../model/problem';
import type { LinkContext } from './linkContext';
import { languageAt } from './routeOfAddress';
import type { Page } from './site';

/** Valid redirects: a page wins over a redirect, and the target must exist (RT-06). */
export function linkRedirects(
  context: LinkContext,
  pages: ReadonlyMap<string, Page>,
): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  const pageByKey = new Map([...pages.values()].map((page) => [addressKey(page.route), page]));
  const known = new Set<string>();
  for (const [from, to] of Object.entries(context.config.redirects)) {
    const place = context.positionOf(['redirects', from]);
    const report = (message: string, remedy: string, suggestion?: string) =>
      context.problems.push(errorAt(place, message, { remedy, nearest: suggestion }));
    const route = cleanPath(from);
    const [path = '/', hash] = to.split('#');
    const target = cleanPath(path);
    const page = pageByKey.get(addressKey(route));
    const prefix = languageAt(context, route);
    if (prefix !== undefined) {
      report(
        `redirects: ${from} lies among the addresses of the language "${prefix}".`,
        `Leave /${prefix} out: a redirect holds in every language.`,
      );
    } else if (page !== undefined) {
      context.problems.push(
        warningAt(place, `redirects: ${from} is a page (${page.source}), so the redirect is left out.`, {
          remedy: 'Remove the redirect.',
        }),
      );
    } else if (known.has(addressKey(route))) {
      report(`redirects: there are two redirects from ${route}.`, 'Keep one of them.');
    } else if (!pages.has(target)) {
      report(
        `redirects: ${from} leads to ${to}, which does not exist.`,
        'Name a page of this site.',
        nearest(target, pages.keys()),
      );
    } else {
      known.add(addressKey(route));
      redirects.set(route, hash === undefined ? target : `${target}#${hash}`);
    }
  }
  return redirects;
}
