import { notificationId } from "#core/notifications/notification.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { dueAt, isUndecided, SETTLED_KEPT } from "#core/fitbook/reports/report-steps.ts";
import { picturesAgain, reportedAgain, takenReport } from "#core/fitbook/reports/taken-report.ts";
import { announceInMemory } from "#adapters/memory/notifications/announce.ts";
import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import { suspendingReports } from "./suspending-reports.ts";
import type { KeptReport, ReportedThing } from "#core/fitbook/reports/report.ts";
import type { ReportChange, Reports, SeenReport } from "#core/fitbook/moderation/reports.port.ts";
import type { ContentState } from "#core/fitbook/posts/post.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryReports(memory: Memory): Reports {
  const { ties, customers } = memory;
  const isGone = (id: CustomerId | null): boolean => id !== null && customers.get(id)?.customer.status.kind === "erased";
  /** A report goes with the account of the other side, and stays without the name of its reporter. */
  const asKept = (report: KeptReport): KeptReport => (isGone(report.reporter) ? { ...report, reporter: null } : report);
  const all = (): readonly KeptReport[] => [...ties.reports.values()].filter(({ author }) => !isGone(author)).map(asKept);
  const found = (wanted: string): KeptReport | null => all().find(({ id }) => id === wanted) ?? null;
  return {
    async add(report) {
      const waiting = all().find((one) => one.reporter === report.reporter && isSame(one.thing, report.thing) && isUndecided(one.state));
      const stored = waiting === undefined ? takenReport(report) : reportedAgain(waiting, report);
      ties.reports.set(stored.id, stored);
      ties.reportPictures.set(stored.id, picturesAgain(ties.reportPictures.get(stored.id) ?? [], report.pictures ?? []));
      return stored;
    },
    find: async (id) => found(id),
    picturesOf: async (id) => (found(id) === null ? [] : (ties.reportPictures.get(id) ?? [])),
    async of(customer, limit) {
      const decidedAt = ({ state }: KeptReport): number => ("at" in state ? state.at : 0);
      const made = all().filter(({ reporter }) => reporter === customer);
      const against = all().filter(({ author, state }) => author === customer && "sanction" in state);
      return {
        made: made.toSorted((a, b) => b.at - a.at || codePointOrder(a.id, b.id)).slice(0, limit),
        against: against.toSorted((a, b) => decidedAt(b) - decidedAt(a) || codePointOrder(a.id, b.id)).slice(0, limit),
      };
    },
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
      const report = found(id);
      const { change, answer } = decide(report === null ? null : seenReport(report));
      if (change === "withdrawn") ties.reports.delete(id);
      else if (change !== null) keep(change);
      return answer;
    },
    async forget(now) {
      for (const report of all())
        if (dueAt(report) === null && "at" in report.state && report.state.at < now - SETTLED_KEPT) {
          ties.reports.set(report.id, { ...report, words: "", snapshot: null });
          ties.reportPictures.delete(report.id);
        }
    },
  };

  function seenReport(report: KeptReport): SeenReport {
    const hidings = all().filter(({ id, thing, state, isHold }) => {
      const isUpheld = state.kind === "upheld" || state.kind === "appealed";
      const hides = isHold ? isUndecided(state) || isUpheld : isUpheld && state.sanction === "hide";
      return id !== report.id && hides && isSame(thing, report.thing);
    });
    const suspensions = suspendingReports(memory, report.author).filter(({ id }) => id !== report.id);
    return {
      report,
      content: contentOf(report.thing),
      account: report.author === null ? null : (customers.get(report.author)?.customer.status ?? null),
      otherHiding: hidings.length === 0 ? null : { stoodBefore: hidings.some(({ stoodBefore }) => stoodBefore) },
      otherSuspension: suspensions.length === 0 ? null : { stoodBefore: suspensions.some(({ stoodBefore }) => stoodBefore) },
    };
  }

  function contentOf(thing: ReportedThing): ContentState | null {
    if (thing.kind === "post") return ties.posts.get(thing.id)?.state ?? null;
    return thing.kind === "comment" ? (ties.comments.get(thing.id)?.state ?? null) : null;
  }

  function keep({ at, report, content, account, told, audit }: ReportChange): void {
    ties.reports.set(report.id, report);
    if (content !== null) putContent(report.thing, content);
    const stored = report.author === null ? undefined : customers.get(report.author);
    if (account !== null && report.author !== null && stored !== undefined)
      customers.set(report.author, { ...stored, customer: { ...stored.customer, status: account } });
    for (const one of told) announceInMemory(memory, { ...one, topic: "fitbook", id: notificationId(one.id), at });
    if (audit !== null) putAuditInMemory(memory, audit);
  }

  function putContent(thing: ReportedThing, state: ContentState): void {
    const post = thing.kind === "post" ? ties.posts.get(thing.id) : undefined;
    if (post !== undefined) ties.posts.set(post.id, { ...post, state });
    const comment = thing.kind === "comment" ? ties.comments.get(thing.id) : undefined;
    if (comment !== undefined) ties.comments.set(comment.id, { ...comment, state });
  }
}

const isSame = (one: ReportedThing, other: ReportedThing): boolean => one.kind === other.kind && one.id === other.id;
