import { useCase } from "../../shared/token.ts";
import { visiblePeople } from "../../fitbook/profiles/visible-person.ts";
import { notificationSight } from "../visible-notifications.ts";
import { keyToLeave } from "./leave-fitbook-letters.use-case.ts";
import { maker } from "../../shared/use-case.ts";
import { Notifications } from "../notifications.port.ts";
import { People } from "../../fitbook/profiles/people.port.ts";
import { Groups } from "../../fitbook/groups/groups.port.ts";
import { Posts } from "../../fitbook/posts/posts.port.ts";
import { Challenges } from "../../fitbook/challenges/challenges.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { FitbookLetter } from "./fitbook-letter.ts";
import { LetterSeals } from "./letter-seals.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { MessageJob } from "../../jobs/message-job.ts";
import type { SightNeeds } from "../visible-notifications.ts";

/**
 * Writes one letter to a customer if something that they chose to be written of was told since the last one and is neither read nor unseen
 * by now. It is judged when it is sent, also when that is tried again: whoever was blocked meanwhile causes none. Source:
 * specification/notifications.md, Letters.
 */
export type WriteFitbookLetter = (customer: CustomerId, send: (letter: MessageJob) => Promise<void>) => Promise<void>;
export const WriteFitbookLetter = useCase<WriteFitbookLetter>("notifications", "WriteFitbookLetter");

type Needs = SightNeeds & {
  readonly notifications: Pick<Notifications, "switchedOff" | "unwritten" | "written">;
  readonly customers: Pick<Customers, "withId">;
  readonly letter: FitbookLetter;
  readonly seals: LetterSeals;
};

export const makeWriteFitbookLetter = maker(
  WriteFitbookLetter,
  {
    notifications: Notifications,
    people: People,
    groups: Groups,
    posts: Posts,
    challenges: Challenges,
    customers: Customers,
    letter: FitbookLetter,
    seals: LetterSeals,
  },
  (needs: Needs) => {
    const { notifications, customers, people, letter, seals } = needs;
    return async (id, send) => {
      const unwritten = await notifications.unwritten(id);
      if (unwritten === null) return;
      const customer = await customers.withId(id);
      const email = customer?.email ?? null;
      if (customer !== null && email !== null && (await isActive(id)) && (await tells(id, unwritten.notifications))) {
        const { name, aggregator } = customer;
        await send(letter({ name, aggregator, email, language: unwritten.language, leave: keyToLeave(id, seals) }));
      }
      await notifications.written(id, unwritten.version);
    };

    /** Nobody is written to while they have asked for deletion or are suspended. */
    async function isActive(id: CustomerId): Promise<boolean> {
      return visiblePeople(await people.facts(id, [id])).length > 0;
    }

    async function tells(id: CustomerId, stored: Parameters<typeof notificationSight>[2]["kept"]): Promise<boolean> {
      const sight = await notificationSight(needs, id, { kept: stored, named: [] });
      return stored.some((one) => sight.visible(one) !== null);
    }
  },
);
