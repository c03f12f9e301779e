import type { EditRow as Edit } from '../../model/document';
import { fill } from '../../model/text';
import { useSiteLayout } from '../SiteContext';
import { Icon } from '../ui/Icon';
import { ExternalLink } from '../ui/SiteLink';
import { Template } from '../ui/Template';
import css from './EditRow.module.css';

/** Where to edit the page, and when and by whom it was changed last, as far as the site tells (DOC-06, DOC-07). */
export function EditRow({ edit }: { readonly edit: Edit }) {
  const { text } = useSiteLayout();
  const { editUrl, lastUpdate } = edit;
  if (editUrl === undefined && lastUpdate === undefined) return null;
  return (
    <div className={css.row}>
      {editUrl !== undefined && (
        <ExternalLink className={css.edit} href={editUrl}>
          <Icon name="pencil" />
          {text.edit.page}
        </ExternalLink>
      )}
      {lastUpdate !== undefined && <LastUpdate {...lastUpdate} />}
    </div>
  );
}

function LastUpdate({ day, author }: NonNullable<Edit['lastUpdate']>) {
  const { edit } = useSiteLayout().text;
  if (day === undefined) return author === undefined ? null : <p>{fill(edit.updatedBy, { author })}</p>;
  return (
    <p>
      <Template text={edit.updated} values={{ date: <time dateTime={day.iso}>{day.text}</time> }} />
      {author !== undefined && fill(edit.by, { author })}
    </p>
  );
}
