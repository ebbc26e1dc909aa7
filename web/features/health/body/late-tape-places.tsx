import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const places = lateCode(() => import("./tape-places.tsx"), "TapePlaces");

/** The drawing beside the fields of the tape stands as the server drew it. */
export const LateTapePlaces = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await places() : null,
  load: places,
  place: () => <></>,
});
