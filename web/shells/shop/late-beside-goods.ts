import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const beside = lateCode(() => import("./beside-goods.tsx"), "BesideGoods");

/** It lies below what a first view shows, and brings words of practitioners. */
export const LateBesideGoods = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await beside() : null,
  load: beside,
  place: () => null,
});
