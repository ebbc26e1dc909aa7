import type { Viewer } from "./viewer.ts";

/** The viewer in a shell without sign-in. */
export const unknownViewer: Viewer = {
  isSignedIn: false,
  aggregator: null,
  bearerOf: () => null,
  ended: () => {},
  hasLeft: () => false,
};
