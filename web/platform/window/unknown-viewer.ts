import type { Viewer } from "./viewer.ts";

/** Whoever looks at a shell where nobody signs in. */
export const unknownViewer: Viewer = {
  isSignedIn: false,
  aggregator: null,
  bearerOf: () => null,
  ended: () => {},
  hasLeft: () => false,
};
