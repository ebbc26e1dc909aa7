import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { visiblePeople } from "../profiles/visible-person.ts";
import { maker } from "../../shared/use-case.ts";
import { People } from "../profiles/people.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/**
 * Keeps somebody out of the feed and the notifications, or lets them in again. The other is not told. Source: specification/fitbook.md,
 * Follow.
 */
export type MuteUser = (
  customer: CustomerId,
  request: { readonly other: CustomerId; readonly isMuted: boolean },
) => Promise<Result<null, { readonly kind: "unknown-user" }>>;
export const MuteUser = useCase<MuteUser>("fitbook", "MuteUser");

type Needs = { readonly people: Pick<People, "facts" | "mute" | "unmute">; readonly now: Clock };

export const makeMuteUser = maker(
  MuteUser,
  { people: People, now: Clock },
  ({ people, now }: Needs) =>
    async (customer, { other, isMuted }) => {
      const [person] = visiblePeople(await people.facts(customer, [other]));
      if (person === undefined || person.isSelf) return refused({ kind: "unknown-user" });
      if (isMuted) await people.mute({ customer, other, at: now() });
      else await people.unmute({ customer, other });
      return ok(null);
    },
);
