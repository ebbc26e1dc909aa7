import BadgeCheck from "lucide-react/icons/badge-check";
import { fileAddress } from "#web/design/link/file-address.ts";
import { StarsShown } from "#web/design/stars/stars.tsx";
import { productWords } from "#web/design/product-words.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { reviewWords } from "./review-words.ts";
import type { ShownReview as Review } from "#core/reviews/review.ts";

/** What somebody thinks of a product. */
export function ReviewItem({ review: { author, isVerifiedBuyer, pictures, stars, text, writtenAt } }: { readonly review: Review }) {
  const name = author === "" ? productWords.someCustomer : author;
  return (
    <li className="review">
      <StarsShown stars={stars} told={reviewWords.stars(stars)} />
      {text === "" ? null : <p className="review-text">{text}</p>}
      {pictures.length === 0 ? null : (
        <ul className="review-pictures">
          {pictures.map((picture, place) => (
            <li key={picture}>
              <a href={fileAddress(picture)} target="_blank" rel="noopener">
                <img src={fileAddress(picture)} alt={reviewWords.picture(place + 1, name)} width="88" height="88" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted row flex-wrap">
        <span>{name}</span>
        <time dateTime={new Date(writtenAt).toISOString()}>{dayAt(writtenAt)}</time>
        {isVerifiedBuyer ? (
          <span className="review-verified">
            <BadgeCheck className="icon icon-small" aria-hidden="true" />
            {reviewWords.verified}
          </span>
        ) : null}
      </p>
    </li>
  );
}
