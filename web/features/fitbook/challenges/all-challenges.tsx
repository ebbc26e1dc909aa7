import { CHALLENGE_LISTS } from "#core/fitbook/challenges/challenges.port.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { ChallengesList } from "./challenges-list.tsx";
import { challengeWords } from "./challenge-words.ts";
import { useChoiceInAddress } from "#web/platform/window/use-choice-in-address.ts";
import type { ChallengeList } from "#core/fitbook/challenges/challenges.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { lists } = challengeWords;
const CHOICES = CHALLENGE_LISTS.map((list) => ({ value: list, words: lists[list] }));
const LIST = { name: "list", values: CHALLENGE_LISTS, usual: "running" } as const;

/** Challenges by where they stand, and the way to make one. */
export function AllChallenges({ customer }: { readonly customer: CustomerId }) {
  const [list, choose] = useChoiceInAddress<ChallengeList>(LIST);
  return (
    <>
      <div>
        <a className="button main" href={fitbookAddress.makeChallenge}>
          {challengeWords.make}
        </a>
      </div>
      <ChoiceField<ChallengeList> label={challengeWords.show} choices={CHOICES} value={list} onChange={choose} />
      <ChallengesList key={list} list={list} customer={customer} />
    </>
  );
}
