import { cleanPath } from '../../model/address';
import { nearest } from '../../model/nearest';
import type { Problem } from '../../model/problem';
import type { LinkContext } from './docSets';
import type { Page } from './site';

/** The redirects that can be kept: a page wins over a redirect, and a target must exist (RT-06). */
export function linkRedirects(
  context: Pick<LinkContext, 'config' | 'problems' | 'positionOf'>,
  pages: ReadonlyMap<string, Page>,
): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const [from, to] of Object.entries(context.config.redirects)) {
    const report = (severity: Problem['severity'], message: string, remedy: string, suggestion?: string) =>
      context.problems.push({
        severity,
        file: 'site.config.ts',
        ...context.positionOf(['redirects', from]),
        message,
        remedy,
        ...(suggestion === undefined ? {} : { nearest: suggestion }),
      });
    const route = cleanPath(from);
    const [path = '/', hash] = to.split('#');
    const target = cleanPath(path);
    if (pages.has(route)) {
      report(
        'warning',
        `redirects: ${from} is a page (${pages.get(route)?.source}), so the redirect is left out.`,
        'Remove the redirect.',
      );
    } else if (redirects.has(route)) {
      report('error', `redirects: there are two redirects from ${route}.`, 'Keep one of them.');
    } else if (!pages.has(target)) {
      report(
        'error',
        `redirects: ${from} leads to ${to}, which does not exist.`,
        'Name a page of this site.',
        nearest(target, pages.keys()),
      );
    } else {
      redirects.set(route, hash === undefined ? target : `${target}#${hash}`);
    }
  }
  return redirects;
}
