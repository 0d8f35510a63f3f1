import { Component, type ReactNode } from "react";
import { resetFailedModules } from "./lazy-module.ts";
import { ModuleLoadError } from "./load-module.ts";

export interface MissingCodeProps {
  /** Fetches the missing code again. */
  readonly reset: () => void;
  /** A newer version is deployed, which no longer contains this code. */
  readonly isGone: boolean;
}

interface CodeBoundaryProps {
  readonly renderMissing: (missing: MissingCodeProps) => ReactNode;
  readonly children: ReactNode;
}

interface CaughtState {
  readonly error?: Error | undefined;
}

/** Limits a failed code load to its part of the page; other errors propagate. */
export class CodeBoundary extends Component<CodeBoundaryProps, CaughtState> {
  override state: CaughtState = {};

  static getDerivedStateFromError(error: unknown): CaughtState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentWillUnmount(): void {
    resetFailedModules();
  }

  private readonly reset = () => {
    resetFailedModules();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { renderMissing, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (!(error instanceof ModuleLoadError)) throw error;
    return renderMissing({ reset: this.reset, isGone: error.isGone });
  }
}
