import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { ChallengesList } from "./challenges-list.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type GroupChallengesProps = { readonly group: GroupId; readonly customer: CustomerId };

/** The challenges of a group, which its members alone see, and the way to make one there. */
export function GroupChallenges({ group, customer }: GroupChallengesProps) {
  return (
    <section className="stack gap-3" aria-labelledby="group-challenges">
      <h2 id="group-challenges" className="heading-3">
        {challengeWords.ofGroup.title}
      </h2>
      <ChallengesList list={{ group }} customer={customer} />
      <div>
        <a className="button quiet" href={fitbookAddress.makeChallengeIn(group)}>
          {challengeWords.make}
        </a>
      </div>
    </section>
  );
}
