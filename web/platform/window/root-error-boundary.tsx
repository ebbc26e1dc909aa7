import { Component } from "react";
import { errorWords } from "#web/platform/page/error-words.ts";
import type { ReactNode } from "react";

/** Stands where not even an error's page can be drawn: never a blank window. Only a class can catch what its children throw. */
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
