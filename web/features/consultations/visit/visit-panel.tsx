import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { LONGEST_FEEDBACK } from "#core/consultations/booking/booking-feedback.ts";
import { LONGEST_REVIEW } from "#core/reviews/review.ts";
import { Form } from "#web/design/fields/form.tsx";
import { StarField } from "#web/design/fields/star-field.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { visitPhrases } from "#web/features/consultations/wording/visit.ts";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { VisitModel, visitNeeds } from "./visit-model.ts";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Stars } from "#core/reviews/review.ts";
import type { SubmissionState } from "#web/platform/requests/refusable-submission.ts";
import type { Words } from "./visit-model.ts";

type VisitPanelProps = { readonly customer: CustomerId; readonly booking: BookingDetails };

const starsSay = (stars: Stars): string => visitPhrases.starsSay[stars];
const starsProblem = ({ fault }: Words): string | null => (fault === "no-stars" ? visitPhrases.noStars : null);
const textProblem = ({ fault }: Words, most: number): string | null =>
  fault === "too-long" ? visitPhrases.tooLong({ most: String(most) }) : null;

/** What is said after an appointment: of its practitioner for everybody, of the line for us. */
export const VisitPanel = observer(function VisitPanel({ customer, booking }: VisitPanelProps) {
  const useCases = useNeeds(visitNeeds);
  const [model] = useState(() => new VisitModel(customer, booking, useCases));
  const isChanged = useCallback(() => model.isChanged, [model]);
  const { review, feedback, newest, reviewing, telling } = model;
  return (
    <>
      {booking.state === "completed" ? (
        <section className="stack gap-3">
          <h3>{visitPhrases.review}</h3>
          <div role="status" className="stack gap-1">
            {newest === null ? null : <Notice kind="note">{visitPhrases.states[newest.state]}</Notice>}
            {newest?.reason == null ? null : <p className="small">{visitPhrases.reason({ reason: newest.reason })}</p>}
          </div>
          <Form label={visitPhrases.review} onSubmit={() => void model.sendReview()} faults={review.fault === null ? 0 : 1}>
            <StarField
              label={visitPhrases.stars}
              value={review.stars}
              words={starsSay}
              problem={starsProblem(review)}
              onChange={(stars) => model.writeReview({ stars })}
            />
            <TextArea
              label={visitPhrases.text}
              value={review.text}
              hint={visitPhrases.textHint}
              problem={textProblem(review, LONGEST_REVIEW)}
              onChange={(text) => model.writeReview({ text })}
            />
            <p className="small muted">{visitPhrases.fate}</p>
            <FormEnd
              state={stateOf(reviewing)}
              refusal={
                reviewing.kind !== "refused"
                  ? null
                  : reviewing.refusal.kind === "too-many-reviews"
                    ? visitPhrases.tooMany
                    : visitPhrases.refused
              }
              back={null}
              words={{ send: visitPhrases.send, sending: visitPhrases.sending }}
            />
          </Form>
        </section>
      ) : null}
      <section className="stack gap-3">
        <h3>{visitPhrases.feedback}</h3>
        <div role="status">{model.hasFeedback ? <Notice kind="good">{visitPhrases.thanks}</Notice> : null}</div>
        <Form label={visitPhrases.feedback} onSubmit={() => void model.sendFeedback()} faults={feedback.fault === null ? 0 : 1}>
          <StarField
            label={visitPhrases.line}
            value={feedback.stars}
            words={starsSay}
            problem={starsProblem(feedback)}
            onChange={(stars) => model.writeFeedback({ stars })}
          />
          <TextArea
            label={visitPhrases.note}
            value={feedback.text}
            problem={textProblem(feedback, LONGEST_FEEDBACK)}
            onChange={(text) => model.writeFeedback({ text })}
          />
          <FormEnd
            state={stateOf(telling)}
            refusal={telling.kind === "refused" ? visitPhrases.refused : null}
            back={null}
            words={{ send: visitPhrases.sendFeedback, sending: visitPhrases.sending }}
          />
        </Form>
      </section>
      <UnsavedChanges isChanged={isChanged} />
    </>
  );
});

const stateOf = ({ kind }: SubmissionState<unknown>) => (kind === "sending" || kind === "unavailable" ? kind : "open");
