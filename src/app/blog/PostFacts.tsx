import type { PostBody } from '../../model/document';
import { useSite } from '../SiteContext';

/** What sharing reads of a post besides (BL-15), in the document's head; the structured data is made by the build. */
export function PostFacts({ post }: { readonly post: PostBody }) {
  const { date, tags, authors } = post.head;
  const { origin } = useSite().layout.site;
  const profiles = authors.flatMap(({ href }) =>
    href === undefined || href.startsWith('mailto:') ? [] : [new URL(href, origin).href],
  );
  return (
    <>
      <meta property="article:published_time" content={date.iso} />
      {tags.map(({ label }) => (
        <meta key={label} property="article:tag" content={label} />
      ))}
      {profiles.map((href) => (
        <meta key={href} property="article:author" content={href} />
      ))}
    </>
  );
}
