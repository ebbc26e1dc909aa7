import { createHash, randomUUIDv7 } from "node:crypto";
import { Clock } from "#core/shared/clock.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { KeyedId, NewId } from "#core/shared/new-id.port.ts";
import { withOtherLimits } from "#core/shared/other-limits.ts";
import { forgetAttempts, postgresLimits } from "#adapters/postgres/engine/limits.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const sharedArea = {
  name: "shared",
  ports(container, { db, settings }) {
    container.bind(Limits).toConstantValue(withOtherLimits(postgresLimits(db), settings.signInLimits));
    container.bind(Clock).toConstantValue(Date.now);
    container.bind(NewId).toConstantValue(() => randomUUIDv7());
    container.bind(KeyedId).toConstantValue((named) => (named === undefined ? randomUUIDv7() : uuidOf(named)));
  },
  hourly: [forgetAttempts],
} as const satisfies ServerArea;

/** A UUID of version 8, of a name. */
function uuidOf(named: string): string {
  const digits = createHash("sha256").update(named).digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
