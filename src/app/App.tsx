import { Fragment, type ReactNode, useRef } from 'react';
import { DeferredTools } from './features';
import { AnnouncementBar } from './layout/AnnouncementBar';
import { BackToTop } from './layout/BackToTop';
import { CrashScreen, PageCrashScreen } from './layout/CrashScreen';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Footer } from './layout/Footer';
import { Head } from './layout/Head';
import { Layout } from './layout/Layout';
import { Navbar } from './layout/Navbar';
import { Notices } from './layout/Notices';
import { RouteAnnouncer } from './layout/RouteAnnouncer';
import { SkipLink } from './layout/SkipLink';
import { LoadFailure, LoadingBar } from './navigation/LoadingBar';
import { Preferences } from './preferences/Preferences';
import { ContentContext, type Site, SiteProvider } from './SiteContext';
import { FirstUse } from './ui/FirstUse';

export interface AppProps extends Site {
  /** What `loadPageContent` made of the page. */
  readonly content: ReactNode;
}

// Elements that stay the same are rendered again only where they ask for what has changed.
const above = (
  <>
    <SkipLink />
    <AnnouncementBar />
    <Navbar />
  </>
);
const below = (
  <>
    <Footer />
    <BackToTop />
  </>
);
const aside = (
  <>
    <LoadingBar />
    <RouteAnnouncer />
    <Preferences />
    <DeferredTools />
  </>
);

/**
 * Everything inside `<div id="site">`, and the head's titles, metas and links, as a function of the
 * page, the layout and the docs sidebar. The first render in the browser equals the one at build time.
 */
export function App({ content, ...site }: AppProps) {
  const { page } = site;
  const main = useRef<HTMLElement>(null);
  return (
    <SiteProvider site={site}>
      <ContentContext value={main}>
        <FirstUse>
          <ErrorBoundary
            resetKey={page.route}
            fallback={(error, retry) => <PageCrashScreen error={error} retry={retry} />}
          >
            {above}
            <ErrorBoundary
              resetKey={page.route}
              fallback={(error, retry) => <PageCrashScreen error={error} retry={retry} />}
            >
              <Head />
              <Layout>
                <ErrorBoundary
                  resetKey={page.route}
                  fallback={(error, retry) => <CrashScreen error={error} retry={retry} />}
                >
                  <Notices />
                  <LoadFailure>
                    <Fragment key={page.route}>{content}</Fragment>
                  </LoadFailure>
                </ErrorBoundary>
              </Layout>
              {below}
            </ErrorBoundary>
            {aside}
          </ErrorBoundary>
        </FirstUse>
      </ContentContext>
    </SiteProvider>
  );
}
