import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const result = lateCode(() => import("./prakriti-result.tsx"), "PrakritiResult");

/** It comes after 24 questions, so that it is no part of the first view. */
export const LatePrakritiResult = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await result() : null,
  load: result,
  place: () => <></>,
});
