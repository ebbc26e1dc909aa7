import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { challengeWords } from "./challenge-words.ts";

/** A challenge that the customer does not see, or that does not exist. */
export const MissingChallenge = () => (
  <div className="stack gap-4">
    <h2 className="heading-3">{challengeWords.refusals["unknown-challenge"]}</h2>
    <div>
      <a className="button quiet" href={fitbookAddress.challenges}>
        {challengeWords.back}
      </a>
    </div>
  </div>
);
