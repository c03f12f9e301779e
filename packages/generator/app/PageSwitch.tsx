import { Activity, type ReactNode, useState } from 'react';
import { PageEnd } from './features';
import { CrashScreen } from './layout/CrashScreen';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Notices } from './layout/Notices';
import { PageFrame } from './PageFrame';
import { type Site, SiteProvider } from './SiteContext';

/** A page with all that it is shown with. */
export interface CompletePage extends Site {
  /** The result of `loadPageContent` for the page. */
  readonly content: ReactNode;
}

export interface Pages {
  readonly shown: CompletePage;
  /** The page that may be next, at another address. */
  readonly ahead?: CompletePage | undefined;
}

/**
 * The content of the page that is shown and, unseen after it, of the one that may be next. React renders
 * the latter when it has nothing else to do, without its effects, and the browser lays it out in its frame;
 * to show it is to let it be seen. What is looked up by an id is found in the page that is shown, which
 * comes first.
 * @see https://react.dev/reference/react/Activity
 */
export function PageSwitch({ shown, ahead }: Pages) {
  // The marks around an Activity are not in the HTML that the build has rendered.
  const [first] = useState(shown);
  const pages = ahead === undefined ? [shown] : [shown, ahead];
  return pages.map((page) => (
    <PageFrame key={page.page.route} isAhead={page !== shown} hasFace={page.page.face !== undefined}>
      {page === first ? (
        <PageContent page={page} />
      ) : (
        <Activity mode={page === shown ? 'visible' : 'hidden'}>
          <PageContent page={page} />
        </Activity>
      )}
    </PageFrame>
  ));
}

/** A page with its own notices; one that crashes leaves the others as they are. */
function PageContent({ page }: { readonly page: CompletePage }) {
  return (
    <SiteProvider site={page}>
      <ErrorBoundary
        resetKey={page.page.route}
        fallback={(error, retry) => <CrashScreen error={error} retry={retry} />}
      >
        <Notices />
        {page.content}
        <PageEnd />
      </ErrorBoundary>
    </SiteProvider>
  );
}
