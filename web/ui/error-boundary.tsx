import { Component, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** Shows a way on where a screen breaks or its code cannot be loaded. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failure message="This page could not be shown." onRetry={() => location.reload()} className="my-24" />;
  }
}
