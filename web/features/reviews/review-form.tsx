import Camera from "lucide-react/icons/camera";
import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { LONGEST_REVIEW } from "#core/reviews/review.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { StarField } from "#web/design/fields/star-field.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { FileUploads } from "#web/platform/uploads/file-uploads.tsx";
import { formWords } from "#web/design/wording/form.ts";
import { ownReviewWords } from "./own-review-words.ts";
import { ReviewFormModel, reviewFormNeeds } from "./review-form-model.ts";
import type { MyReview, Opinion } from "#core/reviews/review.ts";
import type { ReviewFault } from "./review-form-model.ts";
import type { MyReviewModel } from "./my-review-model.ts";

type ReviewFormProps = {
  readonly model: MyReviewModel;
  /** What stands of them so far. */
  readonly before: Opinion | null;
  readonly onWritten: (review: MyReview) => void;
  /** Null: there is nothing to go back to. */
  readonly onLeave: (() => void) | null;
};

/** Stars, a text and pictures. */
export const ReviewForm = observer(function ReviewForm({ model, before, onWritten, onLeave }: ReviewFormProps) {
  const useCases = useNeeds(reviewFormNeeds);
  const [form] = useState(() => new ReviewFormModel(model, before, { ...useCases, written: onWritten }));
  const isChanged = useCallback(() => form.isChanged, [form]);
  const { state, stars, text, pictures, tries } = form;
  return (
    <Form label={ownReviewWords.title} onSubmit={() => void form.send()} faults={tries}>
      <StarField
        label={ownReviewWords.stars}
        value={stars}
        words={(stars) => ownReviewWords.starsSay[stars]}
        problem={problem(form, "stars")}
        onChange={form.give}
      />
      <TextArea
        label={ownReviewWords.text}
        value={text}
        hint={ownReviewWords.textHint(text.trim().length, LONGEST_REVIEW)}
        problem={problem(form, "text")}
        onChange={form.type}
      />
      <FileUploads
        customer={model.customer}
        model={pictures}
        legend={ownReviewWords.pictures}
        hint={ownReviewWords.picturesHint}
        ways={[{ kind: "picture", Icon: Camera, words: ownReviewWords.addPictures, chooses: "several" }]}
        title={() => ownReviewWords.picture}
        name={(_, place) => ownReviewWords.pictureNamed(place)}
        problem={problem(form, "pictures-sending", "pictures-failed")}
      />
      <p className="small muted">{before === null ? ownReviewWords.fate : ownReviewWords.changeFate}</p>
      <FormEnd
        state={state.kind === "refused" || state.kind === "ready" ? "open" : state.kind}
        refusal={state.kind === "refused" ? ownReviewWords.refused[state.refusal.kind] : null}
        back={null}
        words={{ send: ownReviewWords.send, sending: ownReviewWords.sending }}
      >
        {onLeave === null ? null : (
          <Button look="quiet" onPress={onLeave}>
            {formWords.cancel}
          </Button>
        )}
      </FormEnd>
      <UnsavedChanges isChanged={isChanged} />
    </Form>
  );
});

function problem({ faults, text }: ReviewFormModel, ...of: readonly ReviewFault[]): string | null {
  const found = faults.find((fault) => of.includes(fault));
  return found === undefined ? null : ownReviewWords.fault(found, text.trim().length - LONGEST_REVIEW);
}
