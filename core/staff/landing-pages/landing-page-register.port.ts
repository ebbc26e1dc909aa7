import type { LandingPage } from "../../content/landing-pages/landing-page.ts";
import type { AuditEntry } from "../audit-log.port.ts";

/** What a decision changes: pages that replace those of the same names, and what the audit log says of it. */
export type LandingPageChange<Answer> = {
  readonly put: readonly LandingPage[];
  /** null: nothing changes. */
  readonly audit: AuditEntry | null;
  readonly answer: Answer;
};

/** All landing pages, as staff write them, and the categories of the shop of which a block may show products. */
export type LandingPageRegister = {
  /** By name. */
  all(): Promise<readonly LandingPage[]>;
  /** Slugs. */
  categories(): Promise<ReadonlySet<string>>;
  /** Changes pages in one transaction; two changes never interleave. `decide` may be called more than once. */
  change<Answer>(decide: (stored: readonly LandingPage[]) => LandingPageChange<Answer>): Promise<Answer>;
};
