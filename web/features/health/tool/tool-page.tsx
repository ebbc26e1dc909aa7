import { PageHead } from "#web/design/page-head/page-head.tsx";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { LateSitting } from "#web/features/health/sitting/late-sitting.tsx";
import { TOOL_ADDRESSES } from "#web/platform/addresses/tool-address.ts";
import "#web/features/health/health.css";
import type { ReactNode } from "react";
import type { Sitting } from "#web/features/health/sitting/sitting.ts";
import type { ToolName } from "#web/platform/addresses/tool-address.ts";

type ToolPageProps = {
  readonly tool: ToolName;
  /** What is said before anything else. */
  readonly first?: ReactNode;
  /** Null: no form was sent to the page. */
  readonly sitting: Sitting | null;
  /** Whether a form stands there, with which the results so far go along. */
  readonly hasForm?: boolean;
  readonly children: ReactNode;
};

const TOOLS = ["body", "needs", "prakriti", "stress"] as const satisfies readonly ToolName[];

/** A calculator's page: what it is for, itself, and which others there are. */
export const ToolPage = ({ tool, first = null, sitting, hasForm = true, children }: ToolPageProps) => (
  <div className="page-width tool-page">
    {first}
    <PageHead here={toolWords.tools[tool].title} title={toolWords.tools[tool].title} lead={toolWords.tools[tool].lead} />
    {children}
    {sitting === null ? null : <LateSitting tool={tool} sitting={sitting} hasForm={hasForm} />}
    <noscript>
      <p className="small muted">{toolWords.withoutScript}</p>
    </noscript>
    <p className="small muted">{toolWords.noDiagnosis}</p>
    <nav aria-label={toolWords.others}>
      <h2 className="heading-3">{toolWords.others}</h2>
      <ul className="tool-links">
        {TOOLS.filter((other) => other !== tool).map((other) => (
          <li key={other}>
            <a className="link roomy" href={TOOL_ADDRESSES[other]}>
              {toolWords.tools[other].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);
