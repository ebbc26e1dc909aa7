import { StarsShown } from "#web/design/stars/stars.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { visitPhrases } from "#web/features/consultations/wording/visit.ts";
import type { ShownReview } from "#core/reviews/review.ts";

/** What patients say of a practitioner, the newest first. */
export const PractitionerReviews = ({ reviews }: { readonly reviews: readonly ShownReview[] }) => (
  <section>
    <h2>{visitPhrases.reviews}</h2>
    {reviews.length === 0 ? (
      <p className="muted">{visitPhrases.none}</p>
    ) : (
      <ul className="leaflet-cards">
        {reviews.map(({ id, author, stars, text, writtenAt }) => (
          <li key={id} className="leaflet-card">
            <StarsShown stars={stars} told={visitPhrases.given({ stars: String(stars) })} />
            {text === "" ? null : <p>{text}</p>}
            <p className="small muted">
              {author === "" ? visitPhrases.somebody : author}, <time dateTime={new Date(writtenAt).toISOString()}>{dayAt(writtenAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
);
