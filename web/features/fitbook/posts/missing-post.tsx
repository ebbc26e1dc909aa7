import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { postWords } from "./post-words.ts";

/** Of a post that is not seen, or was never there: nobody is told which. */
export const MissingPost = () => (
  <div className="stack gap-4">
    <h2 className="heading-3">{postWords.missing}</h2>
    <p className="muted">{postWords.missingText}</p>
    <ToFeed />
  </div>
);

export const ToFeed = () => (
  <div>
    <a className="button quiet" href={fitbookAddress.feed}>
      {postWords.toFeed}
    </a>
  </div>
);
