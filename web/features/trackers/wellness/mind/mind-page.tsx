import { PageHead } from "#web/design/page-head/page-head.tsx";
import { mindPhrases } from "#web/features/trackers/wellness/wording/mind.ts";
import { mindAddress } from "#web/platform/addresses/mind-address.ts";
import "#web/features/health/health.css";
import "./mind.css";
import type { ReactNode } from "react";

type MindPageProps = {
  readonly title: string;
  readonly lead: string;
  /** Whether the page of all categories lies above. */
  readonly depth: "home" | "category";
  readonly first?: ReactNode;
  readonly children: ReactNode;
};

const HOME = [{ title: mindPhrases.title, address: mindAddress.home }];

/** A page about the mind. */
export const MindPage = ({ title, lead, depth, first = null, children }: MindPageProps) => (
  <div className="page-width tool-page">
    {first}
    <PageHead way={depth === "home" ? [] : HOME} here={title} title={title} lead={lead} />
    {children}
    <p className="small muted">{mindPhrases.noDiagnosis}</p>
  </div>
);
