import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const notice = lateCode(() => import("./kept-notice.tsx"), "KeptNotice");

/** Only the device knows what it keeps, so that the notice is no part of the first view. */
export const LateKeptNotice = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await notice() : null,
  load: notice,
  place: () => <></>,
});
