import * as z from "zod/mini";
import { answeredSuggestion } from "#core/fitbook/people/suggestion.ts";
import { wire } from "#adapters/http-contract/endpoint.ts";
import { namedGroup } from "./names.ts";
import { visiblePerson } from "./person.ts";
import type { Suggestion, SuggestionReason } from "#core/fitbook/people/suggestion.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** Either the person by whom they are followed or the group stands there; the other is null. */
const reason: Shape<SuggestionReason> = wire(
  z
    .object({
      by: z.nullable(visiblePerson),
      group: z.nullable(namedGroup),
      others: z.number(),
    })
    .check(z.refine(({ by, group }) => (by === null) !== (group === null))),
  ({ by, group, others }) => {
    if (by !== null) return { kind: "followed", by, others };
    if (group !== null) return { kind: "group", group, others };
    throw new TypeError("somebody is suggested for no reason");
  },
  (why) => (why.kind === "followed" ? { by: why.by, group: null, others: why.others } : { by: null, group: why.group, others: why.others }),
);

/** Nothing but what the rule of visibility has let through can be put on the wire. */
export const suggestion: Shape<Suggestion> = wire(
  z.object({ person: visiblePerson, reason }),
  (answered) => answeredSuggestion(answered),
  (shown) => shown,
);
