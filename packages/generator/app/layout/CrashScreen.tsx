import { useEffect } from 'react';
import { SearchInstead } from '../features';
import { useSiteLayout } from '../SiteContext';
import { addFace } from '../ui/addFace';
import { Button } from '../ui/Button';
import { ErrorMessages } from '../ui/ErrorMessages';
import css from './CrashScreen.module.css';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Shown in place of content that crashed: a picture, words of the site, ways on, and the messages (ERR-01). */
export function CrashScreen({ error, retry }: Props) {
  const { text, crash, site } = useSiteLayout();
  const face = crash?.face;
  useEffect(() => {
    if (face) addFace('Pixels', face);
  }, [face]);
  return (
    <div className={css.screen} data-face={face && ''} role="alert">
      {crash && <img className={css.picture} alt="" {...crash.picture} />}
      <h1>{text.crash.title}</h1>
      <p>{text.crash.hint}</p>
      <div className={css.ways}>
        <Button onClick={retry}>{text.crash.retry}</Button>
        <SearchInstead />
        <a className={css.home} href={site.home}>
          {text.crash.home}
        </a>
      </div>
      <ErrorMessages error={error} />
    </div>
  );
}

/** The same for a crash of what holds all pages (ERR-02). */
export function PageCrashScreen(props: Props) {
  const { text, site } = useSiteLayout();
  return (
    <main id="content" className={css.page} tabIndex={-1}>
      <title>{`${text.crash.windowTitle} | ${site.title}`}</title>
      <CrashScreen {...props} />
    </main>
  );
}
