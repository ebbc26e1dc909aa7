import { useState } from "react";
import { StarField } from "#web/parts/star-field.tsx";
import { StarsShown } from "#web/parts/stars.tsx";
import { Exhibit } from "./exhibit.tsx";
import { say } from "./samples.ts";
import type { Stars } from "#core/reviews/review.ts";

/** What is thought of goods. */
export function Opinions() {
  const [stars, give] = useState<Stars | null>(4);
  return (
    <>
      <Exhibit of="StarsShown">
        {[5, 4.3, 3.5, 1].map((shown) => (
          <StarsShown key={shown} stars={shown} told={say.stars(shown)} />
        ))}
      </Exhibit>
      <Exhibit of="StarField">
        <StarField label={say.giveStars} value={stars} words={say.stars} problem={null} onChange={give} />
        <StarField label={say.giveStars} value={null} words={say.stars} problem={say.noStars} onChange={give} />
      </Exhibit>
    </>
  );
}
