import { notificationId } from "#core/notifications/notification.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { dueAt } from "#core/fitbook/moderation/report-steps.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { KeptReport, ReportedThing } from "#core/fitbook/moderation/report.ts";
import type { ReportChange, Reports, SeenReport } from "#core/fitbook/moderation/reports.port.ts";
import type { Standing } from "#core/fitbook/posts/post.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryReports(memory: Memory): Reports {
  const { ties, customers } = memory;
  const all = (): readonly KeptReport[] => [...ties.reports.values()];
  return {
    async add(report) {
      const waiting = all().find((one) => one.reporter === report.reporter && isSame(one.thing, report.thing) && isUndecided(one));
      if (waiting !== undefined) return waiting;
      const kept: KeptReport = { ...report, state: { kind: "open" } };
      ties.reports.set(report.id, kept);
      return kept;
    },
    find: async (id) => ties.reports.get(id) ?? null,
    async list({ which, limit }) {
      const order = (report: KeptReport): number => dueAt(report) ?? ("at" in report.state ? -report.state.at : 0);
      return all()
        .filter((report) => (dueAt(report) !== null) === (which === "waiting"))
        .toSorted((a, b) => order(a) - order(b) || codePointOrder(a.id, b.id))
        .slice(0, limit);
    },
    dueBefore: async (at) =>
      all().filter((report) => {
        const due = dueAt(report);
        return due !== null && due < at;
      }).length,
    async change(id, decide) {
      const report = ties.reports.get(id);
      const { change, answer } = decide(report === undefined ? null : seenReport(report));
      if (change !== null) keep(change);
      return answer;
    },
  };

  function seenReport(report: KeptReport): SeenReport {
    const others = all().filter(({ id, state }) => id !== report.id && (state.kind === "upheld" || state.kind === "appealed"));
    const sanctioned = (sanction: string) => others.filter(({ state }) => "sanction" in state && state.sanction === sanction);
    return {
      report,
      content: contentOf(report.thing),
      account: report.author === null ? null : (customers.get(report.author)?.customer.standing ?? null),
      isHiddenByAnother: sanctioned("hide").some(({ thing }) => isSame(thing, report.thing)),
      isSuspendedByAnother: report.author !== null && sanctioned("suspend").some(({ author }) => author === report.author),
    };
  }

  function contentOf(thing: ReportedThing): Standing | null {
    if (thing.kind === "post") return ties.posts.get(thing.id)?.standing ?? null;
    return thing.kind === "comment" ? (ties.comments.get(thing.id)?.standing ?? null) : null;
  }

  function keep({ at, report, content, account, told, audit }: ReportChange): void {
    ties.reports.set(report.id, report);
    if (content !== null) putContent(report.thing, content);
    const kept = report.author === null ? undefined : customers.get(report.author);
    if (account !== null && report.author !== null && kept !== undefined)
      customers.set(report.author, { ...kept, customer: { ...kept.customer, standing: account } });
    for (const one of told) announceInMemory(memory, { ...one, id: notificationId(one.id), at });
    if (audit !== null) putAuditInMemory(memory, audit);
  }

  function putContent(thing: ReportedThing, standing: Standing): void {
    const post = thing.kind === "post" ? ties.posts.get(thing.id) : undefined;
    if (post !== undefined) ties.posts.set(post.id, { ...post, standing });
    const comment = thing.kind === "comment" ? ties.comments.get(thing.id) : undefined;
    if (comment !== undefined) ties.comments.set(comment.id, { ...comment, standing });
  }
}

const isSame = (one: ReportedThing, other: ReportedThing): boolean => one.kind === other.kind && one.id === other.id;

const isUndecided = ({ state }: KeptReport): boolean => state.kind === "open" || state.kind === "in_review";
