import { Star } from "./star.tsx";
import { STARS } from "#core/reviews/review.ts";

/** How many of five stars, to half a star; read as the text that is told. */
export function StarsShown({ stars, told }: { readonly stars: number; readonly told: string }) {
  return (
    <span className="stars" role="img" aria-label={told}>
      {STARS.map((one) => (
        <Star key={one} className={`icon icon-small ${lookOf(stars - one)}`} />
      ))}
    </span>
  );
}

const lookOf = (above: number): string => (above >= -0.25 ? "star-full" : above >= -0.75 ? "star-half" : "star-empty");
