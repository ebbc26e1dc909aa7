import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { ownReviewWords } from "./own-review-words.ts";
import { reviewWords } from "./review-words.ts";
import { MyReviewModel, myReviewNeeds, notWithdrawn } from "./my-review-model.ts";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type OwnReviewLinkProps = {
  readonly customer: CustomerId;
  readonly product: string;
  readonly slug: string;
  /** Shown while it is not known how it stands. */
  readonly otherwise: ReactNode;
};

/** How it stands with a customer's own review of a product, and the way to it. */
export const OwnReviewLink = observer(function OwnReviewLink({ customer, product, slug, otherwise }: OwnReviewLinkProps) {
  const useCases = useNeeds(myReviewNeeds);
  const [model] = useState(() => new MyReviewModel(customer, product, useCases));
  useEffect(() => void model.ask(), [model]);
  const { seen } = model;
  if (seen.kind !== "read") return otherwise;
  const review = notWithdrawn(seen.review);
  return (
    <p className="review-invitation">
      {review !== null || seen.mayReview ? (
        <a className="button quiet" href={shopAddress.review(slug)}>
          {review === null ? reviewWords.write : ownReviewWords.title}
        </a>
      ) : null}
      <span className="small muted">
        {review !== null
          ? ownReviewWords.explained(review.newest.state, review.shown !== null)
          : seen.mayReview
            ? ownReviewWords.invited
            : ownReviewWords.notYetText}
      </span>
    </p>
  );
});
