import { StarsShown } from "#web/design/stars/stars.tsx";
import { dayAt } from "#web/design/figures/dates.ts";
import { profilePhrases as says } from "#web/features/consultations/wording/profile.ts";
import type { ShownReview } from "#core/reviews/review.ts";

/** What patients say of a practitioner, the newest first. */
export const PractitionerReviews = ({ reviews }: { readonly reviews: readonly ShownReview[] }) => (
  <section>
    <h2>{says.reviews}</h2>
    {reviews.length === 0 ? (
      <p className="muted">{says.noReviews}</p>
    ) : (
      <ul className="leaflet-cards">
        {reviews.map(({ id, author, stars, text, writtenAt }) => (
          <li key={id} className="leaflet-card">
            <StarsShown stars={stars} told={says.starsGiven({ stars: String(stars) })} />
            {text === "" ? null : <p>{text}</p>}
            <p className="small muted">
              {author === "" ? says.reviewer : author}, <time dateTime={new Date(writtenAt).toISOString()}>{dayAt(writtenAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    )}
  </section>
);
