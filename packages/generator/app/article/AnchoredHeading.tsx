import type { MouseEvent, ReactNode } from 'react';
import { fill } from '../../model/text';
import { useSiteLayout } from '../SiteContext';
import { copyText } from '../ui/copyText';
import { RepeatedIcon } from '../ui/RepeatedIcon';
import { showToast } from '../ui/toast';
import css from './AnchoredHeading.module.css';

interface Props {
  readonly level: 2 | 3 | 4 | 5 | 6;
  readonly id: string;
  /** The heading as plain text, for the name of its link. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A heading with a link to itself, shown on hover and focus (CT-01). The link stands beside the
 * heading, not in it, so that the heading's own name stays clean. A click also copies its address.
 */
export function AnchoredHeading({ level, id, name, children }: Props) {
  const { text } = useSiteLayout();
  const Tag = `h${level}` as const;
  return (
    <div className={css.heading}>
      <Tag id={id}>{children}</Tag>
      <a
        className={css.link}
        href={`#${id}`}
        aria-label={fill(text.heading.link, { heading: name })}
        onClick={copyAddress}
      >
        <RepeatedIcon name="link" />
      </a>
    </div>
  );
}

async function copyAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>): Promise<void> {
  showToast((await copyText(currentTarget.href)) ? 'linkCopied' : 'copyFailed');
}
