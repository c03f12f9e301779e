import type { ReactNode } from 'react';
import type { OtherLanguage } from '../../model/otherLanguage';

interface Props {
  readonly of: OtherLanguage | undefined;
  readonly children: ReactNode;
}

/** Words that are marked where they are in another language than the page; they stand where those of the page would. */
export function InLanguage({ of: language, children }: Props) {
  return language?.lang === undefined ? (
    children
  ) : (
    <span lang={language.lang} dir={language.dir}>
      {children}
    </span>
  );
}
