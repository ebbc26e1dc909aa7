import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { Star } from "#web/design/stars/star.tsx";
import { useId } from "react";
import { STARS } from "#core/reviews/review.ts";
import "./star-field.css";
import type { Stars } from "#core/reviews/review.ts";

type StarFieldProps = {
  readonly label: string;
  readonly value: Stars | null;
  /** What so many stars say. */
  readonly words: (stars: Stars) => string;
  readonly onChange: (stars: Stars) => void;
  readonly problem: string | null;
};

/** One to five stars, pressed or chosen by the arrow keys. */
export function StarField({ label, value, words, onChange, problem }: StarFieldProps) {
  const name = useId();
  return (
    <fieldset className={problem === null ? "field star-field" : "field star-field is-error"}>
      <legend>{label}</legend>
      <div className="star-choices">
        {STARS.map((stars) => (
          <label key={stars} className={value !== null && stars <= value ? "is-chosen" : undefined}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-invalid={problem !== null}
              onChange={() => onChange(stars)}
            />
            <Star className="icon" />
            <span className="visually-hidden">{words(stars)}</span>
          </label>
        ))}
        <span className="small muted" aria-hidden="true">
          {value === null ? null : words(value)}
        </span>
      </div>
      <span className="field-error" role="alert">
        {problem === null ? null : (
          <>
            <CircleAlert className="icon icon-small" aria-hidden="true" />
            {problem}
          </>
        )}
      </span>
    </fieldset>
  );
}
