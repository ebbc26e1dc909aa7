import { PageHead } from "#web/features/content/page-head.tsx";
import { toolWords } from "#web/features/health/wording/tools.ts";
import { TOOL_ADDRESSES } from "./tool-address.ts";
import "#web/features/health/health.css";
import type { ReactNode } from "react";
import type { ToolName } from "./tool-address.ts";

type ToolPageProps = {
  readonly tool: ToolName;
  /** What is said before anything else. */
  readonly first?: ReactNode;
  readonly children: ReactNode;
};

const TOOLS = ["body", "needs", "prakriti", "stress"] as const satisfies readonly ToolName[];

/** A calculator's page: what it is for, itself, and which others there are. */
export const ToolPage = ({ tool, first = null, children }: ToolPageProps) => (
  <div className="page-width tool-page">
    {first}
    <PageHead here={toolWords.tools[tool].title} title={toolWords.tools[tool].title} lead={toolWords.tools[tool].lead} />
    {children}
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
