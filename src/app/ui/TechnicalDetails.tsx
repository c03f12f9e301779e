import { Fragment } from 'react';
import { useSiteLayout } from '../SiteContext';
import { RepeatedIcon } from './RepeatedIcon';
import css from './TechnicalDetails.module.css';

/**
 * Below a message in the words of the site: what the browser says of the error and of its causes, folded as
 * that is for whoever mends it, and may be in another language than the page (ERR-16).
 */
export function TechnicalDetails({ error }: { readonly error: unknown }) {
  const { crash } = useSiteLayout().text;
  return (
    <details className={css.details}>
      <summary>
        <RepeatedIcon name="chevron" />
        {crash.details}
      </summary>
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
