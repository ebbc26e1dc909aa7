import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const list = lateCode(() => import("./routine-list.tsx"), "RoutineList");

/** The server draws all routines; their code comes once the page stands. */
export const LateRoutineList = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await list() : null,
  load: list,
  place: () => <></>,
});
