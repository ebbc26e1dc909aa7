import { customerNamed } from "../../identity/customer-reference.ts";
import { ok, refused } from "../../shared/result.ts";
import { realCase } from "./real-case.ts";
import type { CustomerReference } from "../../identity/customer-reference.ts";
import type { Customers } from "../../identity/customers.port.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { AuditLog } from "../../staff/audit-log.port.ts";
import type { GroupId } from "../group.ts";
import type { PostId } from "../post-id.ts";
import type { Look } from "../visibility/visible-world.ts";
import type { FitbookFacts, SightSubject } from "./real-case.ts";

/** What staff ask after. */
export type NamedSubject =
  | { readonly kind: "post"; readonly id: PostId }
  | { readonly kind: "group"; readonly id: GroupId }
  | { readonly kind: "person"; readonly name: CustomerReference };

/** The facts of a real case, which `visibleWorld` answers, and the thing that was asked after. */
export type ExplainedSight = { readonly look: Look; readonly subject: SightSubject };

export type NotExplained = { readonly kind: "no-reason" | "unknown-viewer" | "unknown-subject" };

/**
 * Tells staff by which facts a customer sees a thing, or does not; `who` is the staff member's name, `command` what they typed. Nothing is
 * told before the audit log has it with the reason. Source: specification/visibility.md, The command.
 */
export type ExplainSight = (
  who: string,
  request: {
    readonly command: "visibility show" | "feed explain";
    readonly viewer: CustomerReference;
    readonly subject: NamedSubject;
    readonly reason: string;
  },
) => Promise<Result<ExplainedSight, NotExplained>>;

type Needs = {
  readonly facts: FitbookFacts;
  readonly customers: Customers;
  readonly log: Pick<AuditLog, "add">;
  readonly now: Clock;
};

export const makeExplainSight =
  ({ facts, customers, log, now }: Needs): ExplainSight =>
  async (who, { command, viewer: name, subject: named, reason }) => {
    if (reason.trim() === "") return refused({ kind: "no-reason" });
    const viewer = await customerNamed(name, customers);
    if (viewer === null) return refused({ kind: "unknown-viewer" });
    const subject = await subjectNamed(named, customers);
    const world = subject === null ? null : await realCase(facts, viewer.id, subject);
    if (subject === null || world === null) return refused({ kind: "unknown-subject" });
    const about = { kind: AUDITED[subject.kind], id: subject.id };
    await log.add({ at: now(), who, action: command, subject: about, details: { viewer: viewer.id, reason: reason.trim() } });
    return ok({ look: { world, viewer: { kind: "person", id: viewer.id }, link: null }, subject });
  };

const AUDITED = { post: "post", person: "customer", group: "group" } as const satisfies Record<SightSubject["kind"], string>;

async function subjectNamed(named: NamedSubject, customers: Customers): Promise<SightSubject | null> {
  if (named.kind !== "person") return named;
  const person = await customerNamed(named.name, customers);
  return person === null ? null : { kind: "person", id: person.id };
}
