import { Activity, Fragment, type ReactNode, useState } from 'react';
import { PageEnd } from './features';
import { CrashScreen } from './layout/CrashScreen';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Notices } from './layout/Notices';
import { type Site, SiteProvider } from './SiteContext';

/** A page with all that it is shown with. */
export interface CompletePage extends Site {
  /** What `loadPageContent` made of the page. */
  readonly content: ReactNode;
}

export interface Pages {
  readonly shown: CompletePage;
  /** The page that may be next, at another address. */
  readonly ahead?: CompletePage | undefined;
}

/**
 * The content of the page that is shown and, unseen after it, of the one that may be next. React renders
 * the latter when it has nothing else to do, without its effects; to show it is to let it be seen. It is
 * not displayed until then, so it takes no layout, and what is looked up by an id is found in the page
 * that is shown, which comes first.
 * @see https://react.dev/reference/react/Activity
 */
export function PageSwitch({ shown, ahead }: Pages) {
  // The marks around an Activity are not in the HTML that the build has rendered.
  const [first] = useState(shown);
  const pages = ahead === undefined ? [shown] : [shown, ahead];
  return pages.map((page) =>
    page === first ? (
      <Fragment key={page.page.route}>
        <PageContent page={page} />
      </Fragment>
    ) : (
      <Activity key={page.page.route} mode={page === shown ? 'visible' : 'hidden'}>
        <PageContent page={page} />
      </Activity>
    ),
  );
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
