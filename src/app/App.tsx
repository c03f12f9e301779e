import { AnnouncementBar } from './frame/AnnouncementBar';
import { BackToTop } from './frame/BackToTop';
import { CrashScreen, PageCrashScreen } from './frame/CrashScreen';
import { ErrorBoundary } from './frame/ErrorBoundary';
import { Footer } from './frame/Footer';
import { Head } from './frame/Head';
import { LaterSlot } from './frame/LaterSlot';
import { Layout } from './frame/Layout';
import { Navbar } from './frame/Navbar';
import { Notices } from './frame/Notices';
import { RouteAnnouncer } from './frame/RouteAnnouncer';
import { SkipLink } from './frame/SkipLink';
import { LoadFailure } from './moving/LoadFailure';
import { LoadingBar } from './moving/LoadingBar';
import { PageView } from './PageView';
import { Preferences } from './preferences/Preferences';
import { type Site, SiteContext } from './SiteContext';

/**
 * Everything inside `<div id="site">`, and the head's titles, metas and links, as a function of the
 * page, the frame and the docs sidebar. The first render in the browser equals the one at build time.
 */
export function App(site: Site) {
  const { page } = site;
  return (
    <SiteContext value={site}>
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
        {/* The page goes on without what it adds. */}
        <ErrorBoundary resetKey={page.route} fallback={() => null}>
          <LaterSlot />
        </ErrorBoundary>
      </ErrorBoundary>
    </SiteContext>
  );
}
