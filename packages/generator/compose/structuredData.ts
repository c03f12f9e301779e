import type {
  Blog as BlogData,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  SoftwareApplication,
  WithContext,
} from 'schema-dts';
import type { Blog, PostListPage, PostPage } from '../link/site';
import { chooseTitle, translationIn } from '../load/content';
import { longDay } from '../model/dates';
import type { Crumb, PostHead } from '../model/document';
import { omitUndefined } from '../model/omitUndefined';
import { chooseDescription } from './article';
import { absolute, type ComposeContext, href, words } from './context';

/** A post as schema.org data, tied to its blog (BL-15). */
export function composePostData(
  context: ComposeContext,
  page: PostPage,
  head: PostHead,
): WithContext<BlogPosting> {
  const url = absolute(context, head.href);
  const { blog } = context.site;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: head.title,
    name: head.title,
    description: chooseDescription(translationIn(page.files, context.locale)),
    datePublished: head.date.iso,
    inLanguage: context.htmlLang,
    author: head.authors.map((author) =>
      omitUndefined({
        '@type': 'Person',
        name: author.name,
        url: author.href && absolute(context, author.href),
      }),
    ),
    keywords: head.tags.map((tag) => tag.label),
    ...(blog && {
      isPartOf: {
        '@type': 'Blog',
        '@id': absolute(context, href(context, blog.base)),
        name: words(context, blog.settings.title),
      },
    }),
  };
}

/** The blog with the posts of one page of its list. */
export function composeBlogData(
  context: ComposeContext,
  blog: Blog,
  page: PostListPage,
  name: string,
): WithContext<BlogData> {
  const url = absolute(context, href(context, blog.base));
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    name,
    inLanguage: context.htmlLang,
    blogPost: page.posts.map((post) => {
      const file = translationIn(post.files, context.locale);
      const postUrl = absolute(context, href(context, post.route));
      return {
        '@type': 'BlogPosting',
        '@id': postUrl,
        url: postUrl,
        headline: chooseTitle(file, post.route),
        description: chooseDescription(file),
        datePublished: longDay(post.date, context.htmlLang).iso,
      };
    }),
  };
}

/**
 * A doc whose title is a question as schema.org data: its first paragraph, which stands on the page,
 * is the answer.
 */
export function composeAnswerData(
  context: ComposeContext,
  route: string,
  question: string,
  answer: string,
): WithContext<FAQPage>[] {
  if (!/[?？]$/.test(question) || answer === '') return [];
  const url = absolute(context, href(context, route));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': url,
      inLanguage: context.htmlLang,
      mainEntity: [
        { '@type': 'Question', name: question, url, acceptedAnswer: { '@type': 'Answer', text: answer } },
      ],
    },
  ];
}

/** The app as schema.org data: only what the home page says of it too. */
export function composeAppData(
  context: ComposeContext,
  description: string,
): WithContext<SoftwareApplication>[] {
  const { app, title } = context.site.config;
  if (app === undefined) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: words(context, title),
      description,
      url: absolute(context, href(context, '/')),
      applicationCategory: app.category,
      operatingSystem: app.operatingSystem,
      ...(app.publisher && { publisher: { '@type': 'Organization', name: app.publisher } }),
    },
  ];
}

/** The breadcrumbs as schema.org data: the items that have links, the page itself last (BRD-02). */
export function composeBreadcrumbData(
  context: ComposeContext,
  crumbs: readonly Crumb[],
  route: string,
): WithContext<BreadcrumbList>[] {
  if (crumbs.length === 0) return [];
  const items = crumbs.flatMap((crumb, index) => {
    const target = crumb.href ?? (index === crumbs.length - 1 ? href(context, route) : undefined);
    return target === undefined ? [] : [{ name: crumb.label, item: absolute(context, target) }];
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    },
  ];
}
