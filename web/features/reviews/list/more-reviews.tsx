import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { useAwake } from "#web/platform/window/use-awake.ts";
import { reviewWords } from "#web/features/reviews/review-words.ts";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import type { ReviewListModel } from "./review-list-model.ts";

/** The end of the list of reviews: a button if there are more, or a message if they could not be loaded. */
export const MoreReviews = observer(function MoreReviews({ model }: { readonly model: ReviewListModel }) {
  const { page, state } = model;
  const isAwake = useAwake();
  if (state === "unavailable")
    return (
      <Notice kind="note">
        <p>{reviewWords.unavailable}</p>
        <Button look="text" onPress={() => void model.again()}>
          {reviewWords.again}
        </Button>
      </Notice>
    );
  if (page.next === null) return null;
  return (
    <MorePlace>
      <Button look="quiet" state={state === "asking" ? "busy" : isAwake ? "ready" : "off"} onPress={() => void model.more()}>
        {reviewWords.more}
      </Button>
    </MorePlace>
  );
});
