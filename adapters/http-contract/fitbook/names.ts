import * as z from "zod/mini";
import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { inHindi } from "#adapters/http-contract/bilingual-text.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

export const namedGroup: Shape<NamedGroup> = fields({
  id: ["_id", idOf(groupId)],
  name: z.string(),
  hindi: inHindi(fields({ name: z.string() })),
});

export const challengeNames = {
  id: ["_id", idOf(challengeId)],
  activity: z.string(),
  hindi: inHindi(fields({ activity: z.string() })),
} as const;
