import { findFirstPage, isUnlisted, routeOfNode } from '../link/sidebarPages';
import type { CategoryPage, DocPage, SidebarNode } from '../link/site';
import { translationIn } from '../load/content';
import type { Localized } from '../model/config/localized';
import type { Card } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import { type Label, type OtherLanguage, otherLanguage } from '../model/otherLanguage';
import { chooseDescription, unlistedNotices } from './article';
import { chooseCardPicture } from './cardPicture';
import { composeBanner } from './composeBanner';
import { composeDocLayout } from './composeDocLayout';
import { labelSidebarNode } from './composeSidebar';
import { type ComposeContext, type Composed, href, languageOfFile, siteHref, wordIn } from './context';
import { editionsOfNode } from './editions';
import { joinParts } from './hooks';
import { composeBreadcrumbData } from './structuredData';
import { findVersion } from './versions';

/** The generated page of a category: a card for each child (CAT-02). */
export function composeCategory(context: ComposeContext, page: CategoryPage): Composed {
  const { label: heading, ...language } = labelSidebarNode(context, page.node);
  const intro = wordIn(context, page.node.description);
  const layout = composeDocLayout(context, page, heading);
  const sidebar = layout.sidebarId === undefined ? undefined : context.sidebars.get(layout.sidebarId);
  const noIndex = page.node.unlisted || findVersion(context, page).settings.noIndex;
  const own = leaveOutSame(composeCards(context, [...page.node.children, ...findKindred(context, page)]));
  const firstDay = own.findIndex(({ day }) => day !== undefined);
  const newest = context.features.flatMap((feature) => feature.newestCard?.(context, page) ?? []);
  const cards = firstDay < 0 ? own : own.toSpliced(firstDay, 0, ...newest);
  const [overview] = context.features.flatMap((feature) => {
    const shown = feature.overview?.(context, page);
    return shown === undefined ? [] : [shown];
  });
  const banner =
    overview === undefined ? composeBanner(context, page.route, page.node.art) : { picture: overview };
  return {
    body: omitUndefined({
      kind: 'category',
      ...layout,
      heading,
      headingLanguage: orNone(language),
      intro,
      introLanguage: orNone(languageOfWords(context, page.node.description)),
      banner,
      cards,
      isSeries: cards.some(({ day }) => day !== undefined) || undefined,
    }),
    title: heading,
    description: intro ?? heading,
    more: omitUndefined({
      sidebar,
      noIndex: noIndex || undefined,
      notices: page.node.unlistedNotice ? unlistedNotices : undefined,
    }),
    jsonLd: composeBreadcrumbData(context, layout.breadcrumbs, page.route),
  };
}

/** So few docs leave room for what stands elsewhere. */
const few = 3;

/** Where a category has few docs, all for one kind of reader: the docs elsewhere that are for the same alone and belong to no series. */
function findKindred({ places }: ComposeContext, { node }: CategoryPage): readonly SidebarNode[] {
  const whom = editionsOfNode(node)?.join();
  if (whom === undefined || node.children.length >= few) return [];
  return [...places.values()]
    .filter(({ ancestors }) => !ancestors.includes(node))
    .map(({ node: other }) => other)
    .filter((other) => other.kind === 'doc' && other.doc.series === undefined)
    .filter((other) => editionsOfNode(other)?.join() === whom);
}

/** Without the descriptions that several share but for the names of their cards, as those of a long series do. */
function leaveOutSame(cards: readonly Card[]): readonly Card[] {
  const said = ({ label, description }: Card) => description?.replace(label, '');
  return cards.map((card) => {
    const isShared = cards.some((other) => other !== card && said(other) === said(card));
    if (!isShared) return card;
    const { description: _, descriptionLanguage: __, ...rest } = card;
    return rest;
  });
}

/** The part of a card beside its words: from features, and the doc's picture where it has no day. */
function chooseLooks(context: ComposeContext, doc: DocPage): Pick<Card, 'day' | 'note' | 'picture'> {
  const own = joinParts(context.features.map(({ card }) => card?.(context, doc)));
  return own.day === undefined ? omitUndefined({ ...own, picture: chooseCardPicture(context, doc) }) : own;
}

function composeCards(context: ComposeContext, nodes: readonly SidebarNode[]): Card[] {
  return nodes.flatMap((node): Card[] => {
    const label = {
      ...marked(labelSidebarNode(context, node)),
      ...omitUndefined({ editions: editionsOfNode(node) }),
    };
    if (node.kind === 'link') return [{ ...label, kind: 'external', href: siteHref(context, node.href) }];
    if (node.kind === 'doc') {
      const { doc } = node;
      if (doc.unlisted) return [];
      return [
        {
          ...label,
          kind: 'page',
          href: href(context, doc.route),
          description: chooseDescription(translationIn(doc.files, context.locale)),
          ...omitUndefined({
            descriptionLanguage: orNone(languageOfFile(context, translationIn(doc.files, context.locale))),
          }),
          ...chooseLooks(context, doc),
        },
      ];
    }
    const own = isUnlisted(node) ? undefined : routeOfNode(node);
    const target = own ?? findFirstPage(node.children);
    if (target === undefined || node.unlisted) return [];
    const description = wordIn(context, node.description);
    const more =
      description === undefined
        ? { count: composeCards(context, node.children).length }
        : omitUndefined({
            description,
            descriptionLanguage: orNone(languageOfWords(context, node.description)),
          });
    return [{ ...label, kind: 'category', href: href(context, target), ...more }];
  });
}

/** A leading emoji of a label becomes the card's mark (CAT-03). */
function marked({ label, ...language }: Label): Pick<Card, 'label' | 'lang' | 'dir' | 'mark'> {
  const [, mark, rest] =
    /^(\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*)\s*(.+)$/u.exec(label) ?? [];
  return mark === undefined || rest === undefined
    ? { label, ...language }
    : { mark, label: rest, ...language };
}

function languageOfWords({ locale, site }: ComposeContext, words: Localized = {}): OtherLanguage {
  return otherLanguage(words, locale, site.config.locales);
}

function orNone(language: OtherLanguage): OtherLanguage | undefined {
  return language.lang === undefined ? undefined : language;
}
