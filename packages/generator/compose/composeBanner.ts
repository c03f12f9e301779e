import type { Banner } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import type { ComposeContext } from './context';

/** The banner of a page: a piece of the art folder, where it has gaps on the ground that a feature draws for its route. */
export function composeBanner(
  context: ComposeContext,
  route: string,
  art: string | undefined,
): Banner | undefined {
  const picture = art === undefined ? undefined : context.art.show(art, context.locale, false);
  // A scene without gaps has a ground of its own.
  const isScene = art !== undefined && context.art.draw(art)?.isOpaque === true;
  const ground = isScene ? undefined : composeBannerGround(context, route);
  return picture && omitUndefined({ picture, ground });
}

/** What a picture stands on at a route; `undefined` where no feature draws it. */
export function composeBannerGround(context: ComposeContext, route: string): Banner['ground'] {
  const [ground] = context.features.flatMap((feature) => feature.bannerGround?.(context, route) ?? []);
  return ground && { '--banner-light': `url(${ground.light})`, '--banner-dark': `url(${ground.dark})` };
}
