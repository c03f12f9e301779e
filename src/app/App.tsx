import { useRef } from 'react';
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
import { LoadFailure } from './navigation/LoadFailure';
import { LoadingBar } from './navigation/LoadingBar';
import { PageView } from './PageView';
import { Preferences } from './preferences/Preferences';
import { ContentContext, type Site, SiteContext } from './SiteContext';
import { FirstUse } from './ui/FirstUse';

/**
 * Everything inside `<div id="site">`, and the head's titles, metas and links, as a function of the
 * page, the layout and the docs sidebar. The first render in the browser equals the one at build time.
 */
export function App(site: Site) {
  const { page } = site;
  const content = useRef<HTMLElement>(null);
  return (
    <SiteContext value={site}>
      <ContentContext value={content}>
        <FirstUse>
          <ErrorBoundary
            resetKey={page.route}
            fallback={(error, retry) => <PageCrashScreen error={error} retry={retry} />}
          >
            <SkipLink />
            <AnnouncementBar />
            <Navbar />
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
                    <PageView key={page.route} page={page} />
                  </LoadFailure>
                </ErrorBoundary>
              </Layout>
              <Footer />
              <BackToTop />
            </ErrorBoundary>
            <LoadingBar />
            <RouteAnnouncer />
            <Preferences />
            <DeferredTools />
          </ErrorBoundary>
        </FirstUse>
      </ContentContext>
    </SiteContext>
  );
}
