import { AnchoredHeading } from '../../../app/article/AnchoredHeading';
import { InLanguage } from '../../../app/ui/InLanguage';
import type { Release } from '../shared/release';
import css from './ReleaseChanges.module.css';

/** What a release brought: a list each for new, improved and mended things. */
export function ReleaseChanges({ release }: { readonly release: Release }) {
  return release.changes.map(({ kind, items }) => (
    <section key={kind} className={css.changes} data-kind={kind}>
      <AnchoredHeading level={2} id={kind} name={release.words[kind]}>
        {release.words[kind]}
      </AnchoredHeading>
      <ul>
        {items.map((item) => (
          <li key={item.text}>
            <InLanguage of={item}>{item.text}</InLanguage>
          </li>
        ))}
      </ul>
    </section>
  ));
}
