import PackageOpen from "lucide-react/icons/package-open";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { shopAddress } from "#web/design/link/shop-address.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { ownReviewWords } from "./own-review-words.ts";
import { MyReviewModel, myReviewNeeds, notWithdrawn } from "./my-review-model.ts";
import { OwnReview } from "./own-review.tsx";
import { ReviewForm } from "./review-form.tsx";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type MyReviewProps = {
  readonly customer: CustomerId;
  readonly product: { readonly id: string; readonly slug: string };
  readonly waiting: ReactNode;
};

/** A customer's review of a product: what they wrote, or the form for it; to those who may not write, why. */
export const MyReviewSection = observer(function MyReview({ customer, product, waiting }: MyReviewProps) {
  const useCases = useNeeds(myReviewNeeds);
  const [model] = useState(() => new MyReviewModel(customer, product.id, useCases));
  const [isChanging, change] = useState(false);
  const [said, say] = useState<"written" | "withdrawn" | null>(null);
  useEffect(() => void model.ask(), [model]);
  const { seen } = model;
  if (seen.kind === "unavailable") return <TryAgain what={ownReviewWords.unavailable} onPress={() => void model.ask()} />;
  if (seen.kind !== "read") return waiting;
  const review = notWithdrawn(seen.review);
  if (review === null && !seen.mayReview)
    return (
      <NothingYet Icon={PackageOpen} heading={ownReviewWords.notYet} text={ownReviewWords.notYetText}>
        <a className="button quiet" href={shopAddress.product(product.slug)}>
          {ownReviewWords.toProduct}
        </a>
      </NothingYet>
    );
  const status = (
    <div role="status">
      {said === null ? null : <Notice kind="good">{said === "written" ? ownReviewWords.thanks : ownReviewWords.withdrawn}</Notice>}
    </div>
  );
  if (review !== null && !isChanging)
    return (
      <>
        {status}
        <OwnReview
          model={model}
          review={review}
          takesFocus={said === "written"}
          onChange={
            seen.mayReview
              ? () => {
                  say(null);
                  change(true);
                }
              : null
          }
          onWithdrawn={() => say("withdrawn")}
        />
      </>
    );
  return (
    <>
      {status}
      <ReviewForm
        key={review?.newest.id}
        model={model}
        before={review?.newest ?? null}
        onLeave={review === null ? null : () => change(false)}
        onWritten={(written) => {
          model.take(written);
          change(false);
          say("written");
        }}
      />
    </>
  );
});
