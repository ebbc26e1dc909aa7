import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const result = lateCode(() => import("./mind-result.tsx"), "MindResult");

/** It comes after eight questions, so that it is no part of the first view. */
export const LateMindResult = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await result() : null,
  load: result,
  place: () => <></>,
});
