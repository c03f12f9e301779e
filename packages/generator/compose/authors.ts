import type { Blog } from '../link/site';
import { translationIn } from '../load/content';
import type { Author, LinkItem } from '../model/document';
import type { AuthorsFile } from '../model/frontMatter';
import { omitUndefined } from '../model/omitUndefined';
import { languageOf, type ShownWords } from '../model/otherLanguage';
import { type ComposeContext, href } from './context';

type AuthorEntry = AuthorsFile[string];
type Social = keyof NonNullable<AuthorEntry['socials']>;

/** Names of the networks, and where a name in them leads. */
const networks: Readonly<Record<Social, { readonly label: string; readonly base: string }>> = {
  x: { label: 'X', base: 'https://x.com/' },
  github: { label: 'GitHub', base: 'https://github.com/' },
  discord: { label: 'Discord', base: 'https://discord.gg/' },
  youtube: { label: 'YouTube', base: 'https://www.youtube.com/@' },
  bilibili: { label: 'Bilibili', base: 'https://space.bilibili.com/' },
  website: { label: 'Web', base: 'https://' },
};

/** An author's entry in the authors file: structure from the default locale, words from this one. */
function findAuthorEntry(context: ComposeContext, blog: Blog, key: string): AuthorEntry | undefined {
  if (blog.authorWords === undefined) return undefined;
  const original = blog.authorWords.original.value[key];
  return original === undefined
    ? undefined
    : { ...original, ...translationIn(blog.authorWords, context.locale).value[key] };
}

/** An author's own description; absent where the authors file has nothing. */
export function composeAuthorIntro(context: ComposeContext, blog: Blog, key: string): ShownWords | undefined {
  const text = findAuthorEntry(context, blog, key)?.description;
  if (text === undefined || blog.authorWords === undefined) return undefined;
  const own = translationIn(blog.authorWords, context.locale);
  const { original } = blog.authorWords;
  const file = own.value[key]?.description === undefined ? original : own;
  return { text, ...languageOf(file.locale, context.locale, context.site.config.locales) };
}

/** An author as shown. The name leads to their page, else to their address, else to their mail (BL-12). */
export function composeAuthor(context: ComposeContext, blog: Blog, key: string): Author {
  const author = findAuthorEntry(context, blog, key) ?? {};
  const route = blog.authors.find((candidate) => candidate.key === key)?.route;
  const mail = author.email === undefined ? undefined : `mailto:${author.email}`;
  const target = route === undefined ? (author.url ?? mail) : href(context, route);
  return omitUndefined({
    name: author.name ?? key,
    title: author.title,
    picture: author.picture === undefined ? undefined : context.site.rules.baseUrl + author.picture.slice(1),
    href: target,
    socials: composeSocialLinks(author),
  });
}

function composeSocialLinks(author: AuthorEntry): LinkItem[] {
  return (Object.keys(networks) as Social[]).flatMap((network): LinkItem[] => {
    const name = author.socials?.[network];
    if (name === undefined) return [];
    const { label, base } = networks[network];
    return [{ label, href: /^https?:/.test(name) ? name : base + name }];
  });
}
