import { renderTree } from '../article/renderTree';
import { dismissAnnouncement } from '../preferences/announcement';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/useHydrated';
import css from './AnnouncementBar.module.css';

/** The configured message above the bar; a mark on the root element hides it once dismissed (ANN-01 to 06). */
export function AnnouncementBar() {
  const { announcement, text, storageSuffix } = useSiteLayout();
  const hydrated = useHydrated();
  if (announcement === null) return null;
  const { background, color } = announcement;
  return (
    <section
      className={css.bar}
      aria-label={text.announcement.label}
      style={{ '--announcement-background': background, '--announcement-color': color }}
    >
      <div className={css.content} lang={announcement.lang} dir={announcement.dir}>
        {renderTree(announcement.content)}
      </div>
      {announcement.closable && (
        <button
          className={css.close}
          type="button"
          aria-label={text.announcement.close}
          disabled={!hydrated}
          onClick={() => dismissAnnouncement(storageSuffix)}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
}
