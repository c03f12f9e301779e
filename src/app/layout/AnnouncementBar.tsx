import type { Announcement } from '../../model/layout';
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
  return (
    <section className={css.bar} aria-label={text.announcement.label}>
      <Colors announcement={announcement} />
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

/** The configured colours as a style sheet, because the site allows no style attributes. */
function Colors({ announcement: { background, color } }: { readonly announcement: Announcement }) {
  const rules = [
    background && `--announcement-background:${background}`,
    color && `--announcement-color:${color}`,
  ].filter(Boolean);
  return rules.length > 0 && <style>{`:root{${rules.join(';')}}`}</style>;
}
