import { useSiteLayout } from '../../../app/SiteContext';
import { Button } from '../../../app/ui/Button';
import { CardPicture } from '../../../app/ui/CardPicture';
import type { NavLink } from '../../../model/layout';
import { fill } from '../../../model/text';
import type { SearchWords } from '../../../model/words';
import type { SearchDirectory } from '../shared/searchIndex';
import css from './SearchNotice.module.css';
import type { SearchState } from './useSearch';

interface Props {
  readonly state: SearchState;
  readonly text: SearchWords;
  readonly recent: readonly string[];
  readonly questions: SearchDirectory['questions'];
  readonly nothing: SearchDirectory['nothing'];
  readonly onAsk: (query: string) => void;
  readonly onClearRecent: () => void;
  readonly onRetry: () => void;
  /** Looks everywhere again; `undefined` where nothing is left out. */
  readonly onWiden: (() => void) | undefined;
  /** A place to begin has been followed. */
  readonly onLeave: () => void;
}

/** The widest picture of a question, which small ones are enlarged towards, in CSS pixels. */
const room = 72;

/** Shown in place of results, or above them: where to begin, what was not found, what failed. */
export function SearchNotice({
  state,
  text,
  recent,
  questions,
  nothing,
  onAsk,
  onClearRecent,
  onRetry,
  onWiden,
  onLeave,
}: Props) {
  if (state.kind === 'failed') {
    return (
      <div className={css.notice} role="alert">
        <p>{navigator.onLine ? text.failed : text.offline}</p>
        <Button onClick={onRetry}>{text.retry}</Button>
      </div>
    );
  }
  if (state.kind === 'slow') return <SlowNotice />;
  if (state.kind === 'empty') {
    return (
      <div className={css.notice}>
        {recent.length === 0 ? (
          <p>{text.start}</p>
        ) : (
          <>
            <p>{text.recent}</p>
            <ul>
              {recent.map((query) => (
                <li key={query}>
                  <button type="button" onClick={() => onAsk(query)}>
                    {query}
                  </button>
                </li>
              ))}
            </ul>
            <button className={css.forget} type="button" onClick={onClearRecent}>
              {text.forget}
            </button>
          </>
        )}
        <Questions questions={questions} onFollow={onLeave} />
      </div>
    );
  }
  if (state.found.total === 0) {
    return (
      <div className={css.notice}>
        {nothing && (
          <div className={css.nothing} style={nothing.ground}>
            <CardPicture picture={nothing.picture} />
          </div>
        )}
        <div role="alert">
          <p>{fill(text.none, { query: state.query })}</p>
          {onWiden !== undefined && <Button onClick={onWiden}>{text.elsewhere}</Button>}
          <p>{text.noneHint}</p>
          <StartingPoints onFollow={onLeave} />
        </div>
        <Questions questions={questions} onFollow={onLeave} />
      </div>
    );
  }
  const corrections = Object.entries(state.found.corrections);
  if (corrections.length === 0) return null;
  return (
    <p className={css.notice}>
      {corrections.map(([written, shown]) => fill(text.corrected, { written, shown })).join(' ')}
    </p>
  );
}

function SlowNotice() {
  const { loading } = useSiteLayout().text;
  return (
    <p className={css.notice} role="status">
      {loading.label}
    </p>
  );
}

interface Following {
  /** A link has been followed. */
  readonly onFollow: () => void;
}

/** What many readers look for, each with its picture. */
function Questions({ questions, onFollow }: Pick<Props, 'questions'> & Following) {
  return (
    <ul className={css.questions}>
      {questions.map(({ label, href, picture }) => (
        <li key={href}>
          <a href={href} onClick={onFollow}>
            <span style={{ '--card-scale': picture && Math.floor(room / picture.width) }}>
              {picture && <CardPicture picture={picture} />}
            </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The pages of this site that the bar leads to. */
function StartingPoints({ onFollow }: Following) {
  const { navbar } = useSiteLayout();
  const links = [...navbar.left, ...navbar.right].filter(
    (item): item is NavLink => item.kind === 'link' && !item.external && item.onlyOn === undefined,
  );
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} onClick={onFollow}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
