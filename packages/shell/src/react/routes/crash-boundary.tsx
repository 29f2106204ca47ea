import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { useServices } from '../services.tsx';
import { useAskAgain } from '../screen/use-ask-again.ts';

export interface CrashProps {
  fault: unknown;
  /** Loads and draws the screen again. */
  retry: () => void;
}

export interface CrashBoundaryProps {
  crash: ComponentType<CrashProps>;
  /** A crashed screen is retried whenever this changes to another value than null. */
  visit: string | null;
  /** Path of the page, for the report. */
  path: string;
  /** Runs before the screen is drawn again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Replaces a screen that failed to load or to draw, reports the fault, and can retry. */
export function CrashBoundary(props: CrashBoundaryProps) {
  const { errors } = useServices();
  return (
    <Boundary
      {...props}
      report={(fault) => errors.report(fault, { during: 'render', path: props.path })}
    />
  );
}

interface BoundaryProps extends CrashBoundaryProps {
  report: (fault: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { fault: unknown; crashed: boolean }> {
  override state = { fault: null as unknown, crashed: false };

  static getDerivedStateFromError(fault: unknown) {
    return { fault, crashed: true };
  }

  override componentDidCatch(fault: unknown, _info: ErrorInfo) {
    this.props.report(fault);
  }

  override componentDidUpdate(before: BoundaryProps) {
    const { visit } = this.props;
    if (this.state.crashed && visit !== null && visit !== before.visit) this.retry();
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ fault: null, crashed: false });
  };

  override render() {
    const { crash: Crash, children } = this.props;
    if (!this.state.crashed) return children;
    return (
      <>
        <AskAgain ask={this.retry} />
        <Crash fault={this.state.fault} retry={this.retry} />
      </>
    );
  }
}

/** A component of its own, because a class cannot use hooks. */
function AskAgain({ ask }: { ask: () => void }) {
  useAskAgain(ask);
  return null;
}
