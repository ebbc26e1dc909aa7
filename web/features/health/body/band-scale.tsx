import { bodyResultPhrases } from "#web/features/health/wording/body-results.ts";

type BandScaleProps = { readonly bmi: number; readonly band: string };

const [LEFT, RIGHT, WIDTH] = [14, 32, 360];
const at = (bmi: number): number => ((Math.min(Math.max(bmi, LEFT), RIGHT) - LEFT) / (RIGHT - LEFT)) * WIDTH;

const BANDS = [
  { name: "underweight", from: LEFT, to: 18.5 },
  { name: "normal", from: 18.5, to: 23 },
  { name: "overweight", from: 23, to: 25 },
  { name: "obese", from: 25, to: RIGHT },
] as const;

/** A BMI's place among the Indian bands; told in words below, so that colour says nothing alone. */
export const BandScale = ({ bmi, band }: BandScaleProps) => (
  <figure className="band-scale">
    <svg viewBox="-14 0 388 58" role="img" aria-label={bodyResultPhrases.scale({ bmi: String(bmi) })}>
      {BANDS.map(({ name, from, to }) => (
        <rect key={name} className={`band-${name}`} x={at(from)} y="20" width={at(to) - at(from)} height="16" />
      ))}
      {BANDS.slice(1).map(({ name, from }) => (
        <text key={name} className="band-limit" x={at(from)} y="54" textAnchor="middle">
          {from}
        </text>
      ))}
      <path className="band-mark" d={`M${at(bmi)} 38V16l-7-12h14l-7 12`} />
    </svg>
    <figcaption>
      <p className="small strong">{bodyResultPhrases.bandsTitle}</p>
      <ul className="small">
        {BANDS.map(({ name }) => (
          <li key={name} className={name === band ? "strong" : "muted"}>
            <span className={`band-key band-${name}`} aria-hidden="true" />
            {bodyResultPhrases.band({
              band: name === band ? bodyResultPhrases.yours({ band: bodyResultPhrases.bands[name] }) : bodyResultPhrases.bands[name],
              range: bodyResultPhrases.bandRanges[name],
            })}
          </li>
        ))}
      </ul>
    </figcaption>
  </figure>
);
