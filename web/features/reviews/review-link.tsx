import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { reviewWords } from "./review-words.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const ownReviewLink = lateCode(() => import("./own-review-link.tsx"), "OwnReviewLink");

/** The way to one's own review: told alike to everybody at first, then to whoever is signed in as it stands with them. */
export const ReviewLink = observer(function WayToReview({ product, slug }: { readonly product: string; readonly slug: string }) {
  const { customer } = useStore(SessionStore);
  const [isAwake, wake] = useState(false);
  useEffect(() => wake(true), []);
  const everybodys = (
    <p className="review-invitation">
      <a className="button quiet" href={shopAddress.review(slug)}>
        {reviewWords.write}
      </a>
      <span className="small muted">{reviewWords.whoMay}</span>
    </p>
  );
  if (!isAwake || customer === null) return everybodys;
  return <Opened key={customer} load={ownReviewLink} given={{ customer, product, slug, otherwise: everybodys }} waits={everybodys} />;
});
