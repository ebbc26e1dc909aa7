import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const ways = lateCode(() => import("./service-ways.tsx"), "ServiceWays");

/** Few searches mean anything but wares. Its links work as the server drew them. */
export const LateServiceWays = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await ways() : null,
  load: ways,
  place: () => null,
});
