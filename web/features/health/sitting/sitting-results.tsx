import { MOST_OF_SITTING } from "#core/health/sitting/results-of-sitting.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { AGAIN, SITTING_FIELD, TOOL_FORM } from "./sitting-field.ts";
import { sittingWords as words } from "./sitting-words.ts";
import type { ToolName } from "#web/platform/addresses/tool-address.ts";
import type { Sitting } from "./sitting.ts";

type SittingResultsProps = {
  readonly tool: ToolName;
  readonly sitting: Sitting;
  /** Whether the page shows a form of its own, with which they go along; else a button leads to it. */
  readonly hasForm: boolean;
};

/** The results of a sitting so far, as a table, and what carries them on to the next. */
export function SittingResults({ tool, sitting, hasForm }: SittingResultsProps) {
  const { rows, carried, unread } = sitting;
  if (rows.length === 0 && unread === 0) return null;
  const headings = words.headings(tool);
  return (
    <section className="sitting" aria-label={words.title}>
      {unread === 0 ? null : <Notice kind="bad">{words.unreadText(sitting)}</Notice>}
      {rows.length === 0 ? null : (
        <>
          <table className="small">
            <caption>
              <h2 className="heading-3">{words.title}</h2>
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
                <th scope="col">{words.changed}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.at}>
                  <th scope="row">{words.moment(row)}</th>
                  {words.cells(tool, row).map((cell, index) => (
                    <td key={headings[index]}>{cell}</td>
                  ))}
                  <td>{words.changes(tool, row)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small muted">
            {words.where}
            {rows.length < MOST_OF_SITTING ? null : ` ${words.most({ count: String(MOST_OF_SITTING) })}`}
          </p>
        </>
      )}
      {hasForm ? null : (
        <form method="post" id={TOOL_FORM} autoComplete="off">
          <button type="submit" name={AGAIN} value="yes" className="button quiet">
            {words.again}
          </button>
        </form>
      )}
      <input type="hidden" name={SITTING_FIELD} form={TOOL_FORM} value={carried} />
    </section>
  );
}
