import { groupViews } from "../groups/visible-group.ts";
import type { GroupsFacts } from "../groups/groups.port.ts";

/** For this customer there is no such group, or they do not run it. */
export type NotRun = { readonly kind: "unknown-group" | "not-allowed" };

/**
 * Why the viewer of these facts may not act for the one group in them; null: they run it. A company's group has no links: whoever is of the
 * company finds it. Source: specification/fitbook.md, Groups.
 */
export function whyNotRun(facts: GroupsFacts): NotRun | null {
  const [found] = groupViews(facts, null);
  if (found === undefined || found.view.sees === "missing") return { kind: "unknown-group" };
  return found.view.isRun && found.record.group.company === null ? null : { kind: "not-allowed" };
}
