import { Component, type ComponentType, type ReactNode } from "react";
import { report } from "./errors.ts";

export interface FallbackProps {
  /** Renders the failed content again. */
  readonly reset: () => void;
}

interface ErrorBoundaryProps {
  readonly fallback: ComponentType<FallbackProps>;
  readonly children: ReactNode;
}

/** Limits a failure to its part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    report(error);
  }

  private readonly reset = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.hasFailed ? <Fallback reset={this.reset} /> : children;
  }
}
