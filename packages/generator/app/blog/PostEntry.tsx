import type { PostSummary } from '../../model/document';
import type { PageWords } from '../../model/words';
import { Prose } from '../article/Prose';
import { renderTree } from '../article/renderTree';
import { markEditions } from '../editions/markEditions';
import { NewMark } from '../features';
import { Poster } from '../ui/CardPicture';
import { Icon } from '../ui/Icon';
import { InLanguage } from '../ui/InLanguage';
import { TagLinks } from '../ui/Tags';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { excerptTree } from './excerptTree';
import css from './PostEntry.module.css';
import { PostMeta } from './PostPage';

/** A post in a list: its poster, its head, its summary, and the way to the rest of it (BL-02, BL-03). */
export function PostEntry({
  post: { head, tree, truncated, editions, picture },
  words,
  isLead = false,
}: {
  readonly post: PostSummary;
  readonly words: PageWords['blog'];
  /** Its poster is large, above its text. */
  readonly isLead?: boolean;
}) {
  return (
    <article className={isLead ? css.lead : css.entry} {...markEditions(editions)}>
      {picture !== undefined && (
        // The title leads there too.
        <div className={css.poster} aria-hidden="true">
          <a href={head.href} tabIndex={-1}>
            <Poster picture={picture} isAtOnce={isLead} />
          </a>
        </div>
      )}
      <div className={css.text}>
        <header>
          <h2 className={css.title}>
            <a href={head.href}>
              <InLanguage of={head}>{renderTree(head.heading)}</InLanguage>
              <NewMark href={head.href} />
            </a>
          </h2>
          <PostMeta head={head} words={words} />
        </header>
        <Prose tree={excerptTree(tree, head.href)} lang={head.lang} dir={head.dir} />
        {truncated && (
          <a className={css.more} href={head.href}>
            {words.readMore}{' '}
            <VisuallyHidden>
              <InLanguage of={head}>{head.title}</InLanguage>
            </VisuallyHidden>
            <Icon name="arrow" />
          </a>
        )}
      </div>
      <div className={css.tags}>
        <TagLinks tags={head.tags} />
      </div>
    </article>
  );
}
