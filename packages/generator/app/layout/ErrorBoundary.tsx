import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value, such as the address after a navigation, clears the error. */
  readonly resetKey: string;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly resetKey: string;
  readonly failure: { readonly error: unknown } | null;
}

/** Shows `fallback` in the place of children that throw while rendering (ERR-01, ERR-02). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { resetKey: props.resetKey, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.fallback(failure.error, this.retry);
  }

  private readonly retry = () => this.setState({ failure: null });
}
