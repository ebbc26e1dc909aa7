import * as z from "zod";
import { answeredSuggestion } from "#core/fitbook/people/suggestion.ts";
import { groupId } from "#core/fitbook/group.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { idOf } from "#adapters/http-contract/scalars.ts";
import { visiblePerson } from "./person.ts";
import type { Suggestion, SuggestionReason } from "#core/fitbook/people/suggestion.ts";

const reason: z.ZodType<SuggestionReason> = z.union([
  fields({ kind: z.literal("followed"), by: visiblePerson, others: z.number() }),
  fields({ kind: z.literal("group"), group: fields({ id: ["_id", idOf(groupId)], name: z.string() }), others: z.number() }),
]);

/** Nothing but what the rule of visibility has let through can be put on the wire. */
export const suggestion: z.ZodType<Suggestion> = wire(
  z.object({ person: visiblePerson, reason }),
  (answered) => answeredSuggestion(answered),
  (shown) => shown,
);
