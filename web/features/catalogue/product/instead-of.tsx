import { lateCode } from "#web/platform/late/late-code.ts";
import { drawnFirst } from "#web/platform/late/drawn-first.tsx";

const list = lateCode(() => import("./instead-list.tsx"), "InsteadList");

/** What is in stock in place of what is not; no part of a page's code where nothing is sold out. */
export const InsteadOf = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await list() : null,
  load: list,
  place: () => <></>,
});
