import { Component } from "react";
import { errorWords } from "#web/platform/page/error-words.ts";
import type { ReactNode } from "react";

/**
 * Shown when even the error page cannot be drawn, so that the window is never blank. It is a class, because only a class can catch errors
 * of its children.
 */
export class RootErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="page-width error-page">
        <h1>{errorWords.lastResort}</h1>
        <a className="button main" href="/">
          {errorWords.home}
        </a>
      </main>
    );
  }
}
