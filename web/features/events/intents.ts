import { lateCode } from "#web/platform/late/late-code.ts";
import type { IntentDoers } from "#web/platform/session/do-intent.ts";

const takeSeat = lateCode(() => import("./one/seat-intent.ts"), "takeSeat");

export const eventIntents: IntentDoers = {
  "event-seat": async (intent, context) => (await takeSeat())(intent, context),
};
