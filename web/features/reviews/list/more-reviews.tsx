import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { reviewWords } from "#web/features/reviews/review-words.ts";
import type { ReviewListModel } from "./review-list-model.ts";

/** What stands below the reviews that are shown: that there are more, or that what was asked for did not come. */
export const MoreReviews = observer(function MoreReviews({ model }: { readonly model: ReviewListModel }) {
  const { page, state } = model;
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
    <Button look="quiet" state={state === "asking" ? "busy" : "ready"} onPress={() => void model.more()}>
      {reviewWords.more}
    </Button>
  );
});
