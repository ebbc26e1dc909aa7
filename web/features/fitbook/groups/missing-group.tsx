import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { groupWords } from "./group-words.ts";

/** A group that the customer does not see, or that does not exist. */
export const MissingGroup = () => (
  <div className="stack gap-4">
    <h2 className="heading-3">{groupWords.refusals["unknown-group"]}</h2>
    <div>
      <a className="button quiet" href={fitbookAddress.groups}>
        {groupWords.back}
      </a>
    </div>
  </div>
);
