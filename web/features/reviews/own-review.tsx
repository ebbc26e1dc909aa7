import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { PrivatePicture } from "#web/platform/uploads/private-picture.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { formWords } from "#web/design/wording/form.ts";
import { ownReviewWords } from "./own-review-words.ts";
import { reviewWords } from "./review-words.ts";
import type { MyReview } from "#core/reviews/review.ts";
import type { ReviewState } from "#core/reviews/review-state.ts";
import type { MyReviewModel } from "./my-review-model.ts";

type OwnReviewProps = {
  readonly model: MyReviewModel;
  readonly review: MyReview;
  readonly takesFocus: boolean;
  /** Null: it can't be changed any more. */
  readonly onChange: (() => void) | null;
  readonly onWithdrawn: () => void;
};

/** What somebody wrote, how far it is, and what they may do with it. */
export const OwnReview = observer(function OwnReview({ model, review, takesFocus, onChange, onWithdrawn }: OwnReviewProps) {
  const [isAsked, ask] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { newest, shown } = review;
  const { state, stars, text, pictures, writtenAt, reason } = newest;
  const withdraw = async () => {
    if (!(await model.withdraw())) return;
    ask(false);
    onWithdrawn();
  };
  return (
    <section className="panel stack gap-4" aria-labelledby="own-review">
      <div className="stack gap-1">
        <h2 className="heading-3 row flex-wrap" id="own-review" tabIndex={-1} ref={heading}>
          {ownReviewWords.own}
          <span className={`badge ${LOOKS[state]}`}>{ownReviewWords.states[state]}</span>
        </h2>
        <p className="small muted">{ownReviewWords.explained(state, shown !== null)}</p>
      </div>
      {reason === null ? null : <Notice kind="note">{ownReviewWords.reason({ reason })}</Notice>}
      <div className="stack gap-2 justify-items-start">
        <StarsShown stars={stars} told={reviewWords.stars(stars)} />
        {text === "" ? null : <p className="review-text">{text}</p>}
        {pictures.length === 0 ? null : (
          <ul className="own-files">
            {pictures.map((picture, place) => (
              <li key={picture}>
                <PrivatePicture customer={model.customer} file={picture} label={ownReviewWords.pictureNamed(place)} opens="large" />
              </li>
            ))}
          </ul>
        )}
        <p className="small muted">{dayAt(writtenAt)}</p>
      </div>
      <div className="row flex-wrap">
        {onChange === null ? null : (
          <Button look="quiet" onPress={onChange}>
            {ownReviewWords.change}
          </Button>
        )}
        <Button look="danger-quiet" onPress={() => ask(true)}>
          {ownReviewWords.withdraw}
        </Button>
      </div>
      {isAsked ? (
        <Dialog
          role="alertdialog"
          title={ownReviewWords.withdrawAsk}
          hint={ownReviewWords.withdrawText}
          closeLabel={formWords.close}
          onClose={() => ask(false)}
        >
          <div role="status">
            {model.withdrawing === "unavailable" ? <Notice kind="bad">{ownReviewWords.withdrawFailed}</Notice> : null}
          </div>
          <div className="row flex-wrap">
            <Button look="danger" state={model.withdrawing === "sending" ? "busy" : "ready"} onPress={() => void withdraw()}>
              {ownReviewWords.withdraw}
            </Button>
            <Button look="quiet" onPress={() => ask(false)}>
              {ownReviewWords.keep}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
});

const LOOKS: Readonly<Record<ReviewState, string>> = { pending: "turmeric", published: "leaf", rejected: "clay", withdrawn: "" };
