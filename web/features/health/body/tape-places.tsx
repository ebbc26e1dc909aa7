import { bodyPhrases } from "#web/features/health/wording/body.ts";

/** Where the tape lies, drawn on a figure. */
export const TapePlaces = () => (
  <svg className="tape-places" viewBox="0 0 230 208" role="img" aria-label={bodyPhrases.picture}>
    <circle className="tape-figure" cx="80" cy="20" r="15" />
    <path
      className="tape-figure"
      d="M73 33v10c0 7-30 6-36 18-5 10-8 36-9 56 0 6 8 7 9 1l8-40c5 12 8 18 7 26-5 16-8 28-7 44l4 56h16l15-56 15 56h16l4-56c1-16-2-28-7-44-1-8 2-14 7-26l8 40c1 6 9 5 9-1-1-20-4-46-9-56-6-12-36-11-36-18V33"
    />
    <g className="tape-line">
      <ellipse cx="80" cy="40" rx="10" ry="3.5" />
      <ellipse cx="80" cy="104" rx="29" ry="6" />
      <ellipse cx="80" cy="142" rx="36" ry="7" />
      <path d="M92 40h52M111 104h33M118 142h26" />
    </g>
    <g className="tape-name">
      <text x="150" y="45">
        {bodyPhrases.places.neck}
      </text>
      <text x="150" y="109">
        {bodyPhrases.places.waist}
      </text>
      <text x="150" y="147">
        {bodyPhrases.places.hip}
      </text>
    </g>
  </svg>
);
