import type { Banner } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import type { ComposeContext } from './context';

/** The banner of a page: a piece of the art folder on the ground that a feature draws for its route. */
export function composeBanner(
  context: ComposeContext,
  route: string,
  art: string | undefined,
): Banner | undefined {
  const picture = art === undefined ? undefined : context.art.show(art, context.locale, false);
  return picture && omitUndefined({ picture, ground: composeBannerGround(context, route) });
}

/** What a picture stands on at a route; `undefined` where no feature draws it. */
export function composeBannerGround(context: ComposeContext, route: string): Banner['ground'] {
  const [ground] = context.features.flatMap((feature) => feature.bannerGround?.(context, route) ?? []);
  return ground && { '--banner-light': `url(${ground.light})`, '--banner-dark': `url(${ground.dark})` };
}
