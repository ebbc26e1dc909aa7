import { labPhrases as says } from "#web/features/labs/wording/labs.ts";
import { rangeWords } from "./range-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LabParameter } from "#core/labs/lab-test.ts";

/** Every value of a test with its usual ranges; a value without one is told in words by the report. */
export const MeasuredValues = ({ parameters }: { readonly parameters: readonly LabParameter[] }) => (
  <dl className="laboratory-values">
    {parameters.map((parameter) => {
      const ranges = rangeWords(parameter);
      return (
        <div key={parameter.code}>
          <dt>{shownText(parameter.name)}</dt>
          {ranges.length === 0 ? (
            <dd className="muted">{says.inWords}</dd>
          ) : (
            ranges.map(({ who, range }) => (
              <dd key={who}>
                <span className="muted">{who}</span> <strong>{range}</strong>
              </dd>
            ))
          )}
        </div>
      );
    })}
  </dl>
);
