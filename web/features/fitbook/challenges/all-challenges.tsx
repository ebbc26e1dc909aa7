import { useState } from "react";
import { CHALLENGE_LISTS } from "#core/fitbook/challenges/challenges.port.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { fitbookAddress } from "#web/features/fitbook/fitbook-address.ts";
import { ChallengesList } from "./challenges-list.tsx";
import { challengeWords } from "./challenge-words.ts";
import type { ChallengeList } from "#core/fitbook/challenges/challenges.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const { lists } = challengeWords;
const CHOICES = CHALLENGE_LISTS.map((list) => ({ value: list, words: lists[list] }));

/** Challenges by where they stand, and the way to make one. */
export function AllChallenges({ customer }: { readonly customer: CustomerId }) {
  const [list, choose] = useState<ChallengeList>("running");
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
