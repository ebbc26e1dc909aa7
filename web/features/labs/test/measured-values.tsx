import { labWords } from "#web/features/labs/lab-words.ts";
import { rangeWords } from "./range-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LabParameter } from "#core/labs/lab-test.ts";

/** Every value of a test with its usual ranges; without one the report tells words, or a number in its unit. */
export const MeasuredValues = ({ parameters }: { readonly parameters: readonly LabParameter[] }) => (
  <dl className="laboratory-values">
    {parameters.map((parameter) => {
      const ranges = rangeWords(parameter);
      return (
        <div key={parameter.code}>
          <dt>{shownText(parameter.name)}</dt>
          {ranges.length === 0 ? (
            <dd className="muted">{labWords.reportedAs(parameter)}</dd>
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
