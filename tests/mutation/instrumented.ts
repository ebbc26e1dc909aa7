/** Which mutants code reaches: once it is loaded, and with each test. */
export type Coverage = { readonly static: Record<string, number>; readonly perTest: Record<string, Record<string, number>> };

/** What the code that Stryker has changed reads and writes as it runs. */
type Instrumented = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  readonly mutantCoverage?: Coverage;
};

declare global {
  var __stryker__: Instrumented | undefined;
}

export function instrumented(): Instrumented {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
}
