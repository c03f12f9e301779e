import { Fragment } from 'react';
import { useSiteLayout } from '../SiteContext';
import css from './ErrorMessages.module.css';

/**
 * Below what helps the reader, behind a word of the site: what the browser says of the error and of its causes, for
 * whoever mends it (ERR-01). These messages may be in another language than the page (ERR-16).
 */
export function ErrorMessages({ error }: { readonly error: unknown }) {
  const { crash } = useSiteLayout().text;
  return (
    <details className={css.messages}>
      <summary>{crash.details}</summary>
      {listMessages(error).map((message, index) => (
        <Fragment key={message}>
          {index > 0 && <p>{crash.cause}</p>}
          <p className={css.message} lang="en" dir="ltr">
            {message}
          </p>
        </Fragment>
      ))}
    </details>
  );
}

/** The message of an error and of each of its causes, outermost first. */
export function listMessages(error: unknown): readonly string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && !seen.has(current)) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
