import { Notice } from "#web/design/notice/notice.tsx";
import { labReportWords as says } from "./lab-report-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { PersonsLabReport } from "#core/labs/reports/persons-lab-report.ts";

/** What to do now where a value is far outside its range; nothing else. */
export function CriticalValues({ people }: { readonly people: readonly PersonsLabReport[] }) {
  const critical = people
    .flatMap(({ tests }) => tests.flatMap(({ values }) => values))
    .filter(({ verdict }) => verdict?.flag === "critical")
    .map(({ name }) => shownText(name));
  if (critical.length === 0) return null;
  return (
    <Notice kind="bad">
      <div className="stack gap-2">
        <p className="strong">{says.criticalTitle({ what: [...new Set(critical)].join(", ") })}</p>
        <p>{says.criticalText}</p>
        <p>{says.criticalHelp}</p>
        <div>
          <a className="button main" href="/practitioners">
            {says.findDoctor}
          </a>
        </div>
      </div>
    </Notice>
  );
}
