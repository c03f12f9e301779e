import { Component, createRef, type ReactNode, Suspense } from 'react';
import css from './PartBoundary.module.css';

let isAnyBroken = false;

/** Whether a part of the open page has crashed and stays as it was: only a load of the whole page shows another. */
export const isPartBroken = () => isAnyBroken;

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/**
 * A part of the page outside of its text. Where it crashes, its HTML stays as it was last, without its scripts:
 * it can be read, its links and popovers work, and all other parts live on (ERR-02). It is hydrated on its own,
 * so that a crash then takes no other HTML with it.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };
  private readonly host = createRef<HTMLDivElement>();

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  /** React takes the nodes of a crashed part away after this: a copy of them is made in time. */
  override getSnapshotBeforeUpdate(_: Props, before: State): HTMLElement | null {
    const isNewlyBroken = this.state.isBroken && !before.isBroken;
    return isNewlyBroken && this.host.current !== null ? copyWithoutScripts(this.host.current) : null;
  }

  override componentDidUpdate(_: Props, __: State, kept: HTMLElement | null): void {
    if (kept !== null) this.host.current?.replaceChildren(...kept.childNodes);
  }

  override componentDidCatch(): void {
    isAnyBroken = true;
  }

  override render(): ReactNode {
    return (
      <div ref={this.host} className={css.part}>
        {!this.state.isBroken && <Suspense>{this.props.children}</Suspense>}
      </div>
    );
  }
}

/** A copy as the build would have made it: what does nothing without scripts is disabled, and all that opens is closed. */
function copyWithoutScripts(part: HTMLElement): HTMLElement {
  const copy = document.importNode(part, true);
  for (const button of copy.querySelectorAll('button'))
    if (button.hasAttribute('popovertarget')) button.removeAttribute('aria-expanded');
    else button.disabled = true;
  for (const dialog of copy.querySelectorAll('dialog')) dialog.open = false;
  return copy;
}
