import type { Blog as BlogData, BlogPosting, WithContext } from 'schema-dts';
import { longDay } from '../../model/dates';
import type { PostHead } from '../../model/document';
import type { Blog, PostListPage, PostPage } from '../link/site';
import { titleOfText, translationIn } from '../load/content';
import { descriptionOf } from './article';
import { absolute, type ComposeContext, href, words } from './context';

/** A post as schema.org data, tied to its blog (BL-15). */
export function postData(context: ComposeContext, page: PostPage, head: PostHead): WithContext<BlogPosting> {
  const url = absolute(context, head.href);
  const { blog } = context.site;
  const isPartOf =
    blog === undefined
      ? {}
      : {
          isPartOf: {
            '@type': 'Blog',
            '@id': absolute(context, href(context, blog.base)),
            name: words(context, blog.settings.title),
          },
        };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: head.title,
    name: head.title,
    description: descriptionOf(translationIn(page.files, context.locale)),
    datePublished: head.date.iso,
    inLanguage: context.htmlLang,
    author: head.authors.map((author) => ({
      '@type': 'Person',
      name: author.name,
      ...(author.href === undefined ? {} : { url: absolute(context, author.href) }),
    })),
    keywords: head.tags.map((tag) => tag.label),
    ...isPartOf,
  };
}

/** The blog with the posts of one page of its list. */
export function blogData(
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
        headline: titleOfText(file, post.route),
        description: descriptionOf(file),
        datePublished: longDay(post.date, context.htmlLang).iso,
      };
    }),
  };
}
