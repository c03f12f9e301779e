import { longDay, monthText } from '../../model/dates';
import type {
  Card,
  Crumb,
  DocBody,
  DocFrame,
  LinkItem,
  Release,
  VersionInfo,
  VersionLink,
} from '../../model/document';
import type { DocFrontMatter } from '../../model/frontMatter';
import { pictureOf } from '../art/sceneOf';
import { twinIn } from '../content';
import { docTitle } from '../link/docSets';
import type {
  CategoryPage,
  DocPage,
  DocTagListPage,
  DocTagPage,
  DocVersion,
  SidebarCategoryNode,
  SidebarNode,
} from '../link/site';
import { routeOfCategory, stopsOf } from '../link/stops';
import { answerData } from './answerData';
import { composeArticle, composeEditRow, composeNotices, composeShareImage, descriptionOf } from './article';
import { bookletPath } from './bookletPath';
import { breadcrumbData } from './breadcrumbData';
import { type ComposeContext, type Composed, href, wordIn } from './context';
import { tagGroups } from './tagGroups';
import { tagWords } from './tagWords';
import { versionLabel } from './versionLabel';

/** A page of a doc set. */
export function composeDoc(context: ComposeContext, page: DocPage): Composed {
  const file = twinIn(page.files, context.locale);
  const { frontMatter } = page.files.original.summary;
  const version = versionOf(context, page);
  const title = docTitle(page, context.locale);
  const { article, slot } = composeArticle(context, file, title, setSettings(context, page.set).toc);
  const frame = docFrame(context, page, title);
  const release = composeRelease(context, frontMatter.release, file.summary.frontMatter.release);
  const notices = composeNotices(context, page);
  const sidebar = frame.sidebarId === undefined ? undefined : context.sidebars.get(frame.sidebarId);
  const body: DocBody = {
    kind: 'doc',
    ...frame,
    article,
    tags: page.tags.map((tag) => tagLink(context, version, tag)),
    edit: composeEditRow(context, page.files, setSettings(context, page.set)),
    ...(setSettings(context, page.set).booklet && version === latestOf(context, page.set)
      ? { booklet: href(context, '/') + bookletPath(page.set) }
      : {}),
    ...(release === undefined ? {} : { release }),
  };
  return {
    body,
    title,
    description: descriptionOf(file),
    more: {
      ...(frontMatter.keywords === undefined
        ? {}
        : { keywords: file.summary.frontMatter.keywords ?? frontMatter.keywords }),
      ...(page.unlisted || version.settings.noIndex ? { noIndex: true } : {}),
      ...composeShareImage(context, file),
      ...(notices.length === 0 ? {} : { notices }),
      ...(sidebar === undefined ? {} : { sidebar }),
    },
    trees: [slot],
    jsonLd: [
      ...breadcrumbData(context, frame.breadcrumbs, page.route),
      ...(setSettings(context, page.set).questions
        ? answerData(context, page.route, title, file.summary.firstParagraph)
        : []),
    ],
  };
}

/** The generated page of a category: a card for each child (CAT-02). */
export function composeCategory(context: ComposeContext, page: CategoryPage): Composed {
  const heading = wordIn(context, page.node.label) ?? page.node.key;
  const intro = wordIn(context, page.node.description);
  const frame = docFrame(context, page, heading);
  const sidebar = frame.sidebarId === undefined ? undefined : context.sidebars.get(frame.sidebarId);
  const noIndex = page.node.unlisted || versionOf(context, page).settings.noIndex;
  return {
    body: {
      kind: 'category',
      ...frame,
      heading,
      ...(intro === undefined ? {} : { intro }),
      ...pictureOf(context, page.node.art),
      cards: cardsOf(context, page.node.children),
      ...(page.node.children.some(isRelease) ? { releases: true } : {}),
    },
    title: heading,
    description: intro ?? heading,
    more: {
      ...(sidebar === undefined ? {} : { sidebar }),
      ...(noIndex ? { noIndex: true } : {}),
      ...(page.node.unlisted ? { notices: [{ kind: 'unlisted' }] } : {}),
    },
    jsonLd: breadcrumbData(context, frame.breadcrumbs, page.route),
  };
}

function isRelease(node: SidebarNode): boolean {
  return node.kind === 'doc' && node.doc.files.original.summary.frontMatter.release?.edition !== undefined;
}

/** The docs that carry a tag. */
export function composeDocTag(context: ComposeContext, page: DocTagPage): Composed {
  const version = versionOf(context, page);
  const { label } = tagLink(context, version, page.tag);
  const intro = tagWords(context, version.tagWords, page.tag)?.description;
  return {
    body: {
      kind: 'docTag',
      set: page.set,
      version: versionInfo(context, version, undefined),
      label,
      ...(intro === undefined ? {} : { intro }),
      allTags: href(context, `${version.base}/tags`),
      docs: page.docs.map((doc) => ({
        title: docTitle(doc, context.locale),
        href: href(context, doc.route),
        description: descriptionOf(twinIn(doc.files, context.locale)),
      })),
    },
    title: label,
    description: intro ?? label,
    more: {
      ...(page.unlisted || version.settings.noIndex ? { noIndex: true } : {}),
      ...(page.unlisted ? { notices: [{ kind: 'unlisted' }] } : {}),
    },
  };
}

/** All tags of a version. */
export function composeDocTagList(context: ComposeContext, page: DocTagListPage): Composed {
  const version = versionOf(context, page);
  const tags = [...version.tags.values()].filter((tag) => !tag.unlisted);
  return {
    body: {
      kind: 'docTagList',
      set: page.set,
      version: versionInfo(context, version, undefined),
      groups: tagGroups(
        tags.map((tag) => ({ ...tagLink(context, version, tag.tag), count: tag.docs.length })),
        context.htmlLang,
      ),
    },
    title: context.text.tags.heading,
    description: context.text.tags.heading,
    more: version.settings.noIndex ? { noIndex: true } : {},
  };
}

function setSettings(context: ComposeContext, set: string) {
  const found = context.site.sets.find((candidate) => candidate.id === set);
  if (found === undefined) throw new Error(`No doc set ${set}`);
  return found.settings;
}

function latestOf(context: ComposeContext, set: string): DocVersion | undefined {
  return context.site.sets.find((candidate) => candidate.id === set)?.latest;
}

function versionOf(
  context: ComposeContext,
  page: { readonly set: string; readonly version: string },
): DocVersion {
  const version = context.site.sets
    .find((set) => set.id === page.set)
    ?.versions.find((candidate) => candidate.name === page.version);
  if (version === undefined) throw new Error(`No version ${page.version} of the doc set ${page.set}`);
  return version;
}

function docFrame(context: ComposeContext, page: DocPage | CategoryPage, title: string): DocFrame {
  const version = versionOf(context, page);
  const place = context.places.get(page.route);
  const frontMatter: DocFrontMatter = page.kind === 'doc' ? page.files.original.summary.frontMatter : {};
  const borrowed =
    typeof frontMatter.sidebar === 'string' ? version.sidebars.get(frontMatter.sidebar)?.id : undefined;
  const sidebarId = frontMatter.sidebar === null ? undefined : (borrowed ?? place?.tree.id);
  const previous = neighbour(context, version, frontMatter.previous, place?.previous?.node);
  const next = neighbour(context, version, frontMatter.next, place?.next?.node);
  return {
    set: page.set,
    version: versionInfo(context, version, page.kind === 'doc' ? page.id : undefined),
    ...(place === undefined ? {} : { current: place.node.key }),
    ...(sidebarId === undefined ? {} : { sidebarId }),
    breadcrumbs:
      place === undefined ? [] : [...place.ancestors.map((node) => crumb(context, node)), { label: title }],
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

function crumb(context: ComposeContext, node: SidebarCategoryNode): Crumb {
  const label = wordIn(context, node.label) ?? node.key;
  const route = routeOfCategory(node);
  const isHidden = node.unlisted || node.doc?.unlisted === true;
  return route === undefined || isHidden ? { label } : { label, href: href(context, route) };
}

/** DOC-05: front matter points elsewhere (an id) or removes the link (null). */
function neighbour(
  context: ComposeContext,
  version: DocVersion,
  written: string | null | undefined,
  node: SidebarNode | undefined,
): LinkItem | undefined {
  if (written === null) return undefined;
  const doc = written === undefined ? undefined : version.docs.get(written);
  if (doc !== undefined) return { label: docLabel(context, doc), href: href(context, doc.route) };
  if (node === undefined || node.kind === 'link') return undefined;
  if (node.kind === 'doc') {
    const label = docLabel(
      context,
      node.doc,
      node.label === undefined ? undefined : wordIn(context, node.label),
    );
    return { label, href: href(context, node.doc.route) };
  }
  const route = routeOfCategory(node);
  return route === undefined
    ? undefined
    : { label: wordIn(context, node.label) ?? node.key, href: href(context, route) };
}

/** The name of a doc in previous and next links. */
function docLabel(context: ComposeContext, doc: DocPage, definition?: string): string {
  const { frontMatter } = twinIn(doc.files, context.locale).summary;
  return frontMatter.paginationLabel ?? frontMatter.label ?? definition ?? docTitle(doc, context.locale);
}

function versionInfo(context: ComposeContext, version: DocVersion, docId: string | undefined): VersionInfo {
  const set = context.site.sets.find((candidate) => candidate.id === version.set);
  if (set === undefined) throw new Error(`No doc set ${version.set}`);
  const linkTo = (other: DocVersion): VersionLink[] => {
    const route = (docId === undefined ? undefined : other.docs.get(docId)?.route) ?? other.main;
    return route === undefined
      ? []
      : [{ name: other.name, label: versionLabel(context, other), href: href(context, route) }];
  };
  const [latest] = version.banner === null ? [] : linkTo(set.latest);
  return {
    name: version.name,
    label: versionLabel(context, version),
    badge: version.badge,
    banner: version.banner,
    ...(latest === undefined ? {} : { latest }),
    ...(set.versions.length === 1 ? {} : { all: set.versions.flatMap(linkTo) }),
  };
}

function cardsOf(context: ComposeContext, nodes: readonly SidebarNode[]): Card[] {
  return nodes.flatMap((node): Card[] => {
    if (node.kind === 'link')
      return [{ ...marked(wordIn(context, node.label) ?? node.href), kind: 'external', href: node.href }];
    if (node.kind === 'doc') {
      if (node.doc.unlisted) return [];
      const file = twinIn(node.doc.files, context.locale);
      const label =
        (node.label === undefined ? undefined : wordIn(context, node.label)) ??
        file.summary.frontMatter.label ??
        docTitle(node.doc, context.locale);
      return [
        {
          ...marked(label),
          kind: 'page',
          href: href(context, node.doc.route),
          description: descriptionOf(file),
        },
      ];
    }
    const target = routeOfCategory(node) ?? stopsOf(node.children)[0]?.route;
    if (target === undefined || node.unlisted) return [];
    const description = wordIn(context, node.description);
    const more =
      description === undefined ? { count: cardsOf(context, node.children).length } : { description };
    return [
      {
        ...marked(wordIn(context, node.label) ?? node.key),
        kind: 'category',
        href: href(context, target),
        ...more,
      },
    ];
  });
}

/** A leading emoji of a label becomes the card's mark (CAT-03). */
function marked(label: string): Pick<Card, 'label' | 'mark'> {
  const match = /^(\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*)\s*(.+)$/u.exec(
    label,
  );
  return match?.[1] === undefined || match[2] === undefined ? { label } : { mark: match[1], label: match[2] };
}

function tagLink(context: ComposeContext, version: DocVersion, tag: string): LinkItem {
  const route = version.tags.get(tag)?.route ?? `${version.base}/tags/${tag}`;
  return { label: tagWords(context, version.tagWords, tag)?.label ?? tag, href: href(context, route) };
}

function composeRelease(
  context: ComposeContext,
  original: DocFrontMatter['release'],
  own: DocFrontMatter['release'],
): Release | undefined {
  if (original?.edition === undefined || original.version === undefined) return undefined;
  const changes = (['new', 'improved', 'fixed'] as const).flatMap((kind) => {
    const lines = own?.[kind] ?? original[kind] ?? [];
    return lines.length === 0 ? [] : [{ kind, items: lines }];
  });
  return {
    edition: original.edition,
    version: original.version,
    ...(original.date === undefined ? {} : { day: longDay(original.date, context.htmlLang) }),
    ...(original.after === undefined ? {} : { after: monthText(original.after, context.htmlLang) }),
    ...(original.before === undefined ? {} : { before: monthText(original.before, context.htmlLang) }),
    changes,
  };
}
