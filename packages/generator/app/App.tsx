import { useRef } from 'react';
import { DeferredTools } from './features';
import { AnnouncementBar } from './layout/AnnouncementBar';
import { BackToTop } from './layout/BackToTop';
import { PageCrashScreen } from './layout/CrashScreen';
import { ErrorBoundary } from './layout/ErrorBoundary';
import { Footer } from './layout/Footer';
import { Head } from './layout/Head';
import { Layout } from './layout/Layout';
import { Navbar } from './layout/Navbar';
import { PartBoundary } from './layout/PartBoundary';
import { RouteAnnouncer } from './layout/RouteAnnouncer';
import { SkipLink } from './layout/SkipLink';
import { LoadFailure, LoadingBar } from './navigation/LoadingBar';
import { PageSwitch, type Pages } from './PageSwitch';
import { Preferences } from './preferences/Preferences';
import { ContentContext, SiteProvider } from './SiteContext';
import { FirstUse } from './ui/FirstUse';

// Elements that stay the same are rendered again only where they ask for what has changed. Each part is hydrated after
// the content, or at the first press on it.
const above = (
  <>
    <PartBoundary>
      <SkipLink />
      <AnnouncementBar />
    </PartBoundary>
    <PartBoundary>
      <Navbar />
    </PartBoundary>
  </>
);
const below = (
  <>
    <PartBoundary>
      <Footer />
    </PartBoundary>
    <PartBoundary>
      <BackToTop />
      <LoadingBar />
      <RouteAnnouncer />
      <Preferences />
      <DeferredTools />
    </PartBoundary>
  </>
);

/**
 * Everything inside `<div id="site">`, and the head's titles, metas and links, as a function of the
 * page, the layout and the docs sidebar. The first render in the browser equals the one at build time.
 */
export function App({ shown, ahead }: Pages) {
  const { page } = shown;
  const main = useRef<HTMLElement>(null);
  return (
    <SiteProvider site={shown}>
      <ContentContext value={main}>
        <FirstUse>
          {above}
          <ErrorBoundary
            resetKey={page.route}
            fallback={(error, retry) => <PageCrashScreen error={error} retry={retry} />}
          >
            <Head />
            <Layout>
              <LoadFailure>
                <PageSwitch shown={shown} ahead={ahead} />
              </LoadFailure>
            </Layout>
          </ErrorBoundary>
          {below}
        </FirstUse>
      </ContentContext>
    </SiteProvider>
  );
}
