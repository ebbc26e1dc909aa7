import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ListPractitionerReviews } from "#core/consultations/visit/list-practitioner-reviews.use-case.ts";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { profilePhrases as says } from "#web/features/consultations/wording/profile.ts";
import { MoreReviews } from "#web/features/reviews/list/more-reviews.tsx";
import { ReviewListModel } from "#web/features/reviews/list/review-list-model.ts";
import { ReviewSummary } from "#web/features/reviews/review-summary.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import type { PractitionerId } from "#core/consultations/practitioner.ts";
import type { ReviewPage } from "#core/reviews/list-reviews.use-case.ts";

type PractitionerReviewsProps = { readonly practitioner: PractitionerId; readonly first: ReviewPage };

const practitionerReviewsNeeds = { listPractitionerReviews: ListPractitionerReviews };

/**
 * What patients say of a practitioner, the newest first: how many gave so many stars, and what they wrote. The server draws the first of
 * them.
 */
export const PractitionerReviews = observer(function PractitionerReviews({ practitioner, first }: PractitionerReviewsProps) {
  const useCases = useNeeds(practitionerReviewsNeeds);
  const list = useCases.listPractitionerReviews;
  const [model] = useState(() => new ReviewListModel(first, ({ after }) => list({ practitioner, after })));
  const { page, state } = model;
  return (
    <section id="reviews" className="stack gap-4" aria-busy={state === "asking"}>
      <h2>{says.reviews}</h2>
      {page.reviews.length === 0 ? (
        <p className="muted">{says.noReviews}</p>
      ) : (
        <>
          <ReviewSummary summary={page.summary} />
          <ul className="leaflet-cards">
            {page.reviews.map(({ id, author, stars, text, writtenAt }) => (
              <li key={id} className="leaflet-card">
                <StarsShown stars={stars} told={says.starsGiven({ stars: String(stars) })} />
                {text === "" ? null : <p>{text}</p>}
                <p className="small muted">
                  {author === "" ? says.reviewer : author}, <time dateTime={new Date(writtenAt).toISOString()}>{dayAt(writtenAt)}</time>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <MoreReviews model={model} />
      </div>
    </section>
  );
});
