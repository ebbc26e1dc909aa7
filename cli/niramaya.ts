import { defectText, unknownCommand } from "./wording/complaints.ts";
import { COMMAND_HELP, GENERAL_HELP, GROUP_HELP } from "./wording/help.ts";
import { DEFECT, DONE, Unreadable, WRONG_USAGE } from "./terminal.ts";
import type { Command, Terminal } from "./terminal.ts";

/** Each is loaded when it is called for: one command does not wait for another's modules. */
const COMMANDS = new Map<string, () => Promise<Command>>(
  Object.entries({
    "cart check": async () => (await import("./cart/cart-check.ts")).cartCheck,
    "cart explain": async () => (await import("./cart/cart-explain.ts")).cartExplain,
    "cart whatif": async () => (await import("./cart/cart-whatif.ts")).cartWhatIf,
    "cart diff": async () => (await import("./cart/cart-diff.ts")).cartDiff,
    "coupon add": async () => (await import("./promotions/coupon-add.ts")).couponAdd,
    "coupon list": async () => (await import("./promotions/coupon-list.ts")).couponList,
    "coupon end": async () => (await import("./promotions/coupon-end.ts")).couponEnd,
    "coupon lint": async () => (await import("./promotions/coupon-lint.ts")).couponLint,
    "terms show": async () => (await import("./orders/terms/terms-show.ts")).termsShow,
    "terms set": async () => (await import("./orders/terms/terms-set.ts")).termsSet,
    "catalogue import": async () => (await import("./catalogue/catalogue-import.ts")).catalogueImport,
    "catalogue export": async () => (await import("./catalogue/catalogue-export.ts")).catalogueExport,
    "catalogue demo": async () => (await import("./catalogue/catalogue-demo.ts")).catalogueDemo,
    "pincode import": async () => (await import("./shipping/pincode-import.ts")).pincodeImport,
    migrate: async () => (await import("./database/migrate.ts")).migrate,
    backup: async () => (await import("./database/backup.ts")).backup,
    restore: async () => (await import("./database/restore.ts")).restore,
    doctor: async () => (await import("./doctor/doctor.ts")).doctor,
    "jobs list": async () => (await import("./jobs/jobs-list.ts")).jobsList,
    "jobs retry": async () => (await import("./jobs/jobs-retry.ts")).jobsRetry,
    "inbox list": async () => (await import("./contact/inbox-list.ts")).inboxList,
    "inbox mark": async () => (await import("./contact/inbox-mark.ts")).inboxMark,
    "report list": async () => (await import("./fitbook/report-list.ts")).reportList,
    "report settle": async () => (await import("./fitbook/report-settle.ts")).reportSettle,
    "visibility check": async () => (await import("./fitbook/visibility/visibility-check.ts")).visibilityCheck,
    "leaderboard check": async () => (await import("./fitbook/leaderboard/leaderboard-check.ts")).leaderboardCheck,
    "quiz score": async () => (await import("./quizzes/quiz-score.ts")).quizScore,
    "event play": async () => (await import("./events/event-play.ts")).eventPlay,
    "slots list": async () => (await import("./consultations/slots-list.ts")).slotsList,
    "slots explain": async () => (await import("./consultations/slots-explain.ts")).slotsExplain,
    "health check": async () => (await import("./health/health-check.ts")).healthCheck,
    "newsletter list": async () => (await import("./newsletter/newsletter-list.ts")).newsletterList,
    "staff list": async () => (await import("./staff/staff-list.ts")).staffList,
    "staff give": async () => (await import("./staff/staff-give.ts")).staffGive,
    "audit list": async () => (await import("./staff/audit-list.ts")).auditList,
    "ticket list": async () => (await import("./tickets/ticket-list.ts")).ticketList,
    "ticket show": async () => (await import("./tickets/ticket-show.ts")).ticketShow,
    "ticket acknowledge": async () => (await import("./tickets/ticket-acknowledge.ts")).ticketAcknowledge,
    "ticket reply": async () => (await import("./tickets/ticket-reply.ts")).ticketReply,
    "ticket resolve": async () => (await import("./tickets/ticket-resolve.ts")).ticketResolve,
    "ticket close": async () => (await import("./tickets/ticket-close.ts")).ticketClose,
    "review list": async () => (await import("./reviews/review-list.ts")).reviewList,
    "review publish": async () => (await import("./reviews/review-publish.ts")).reviewPublish,
    "review reject": async () => (await import("./reviews/review-reject.ts")).reviewReject,
    "order list": async () => (await import("./orders/order-list.ts")).orderList,
    "order show": async () => (await import("./orders/order-show.ts")).orderShow,
    "order explain": async () => (await import("./orders/order-explain.ts")).orderExplain,
    "order check": async () => (await import("./orders/order-check.ts")).orderCheck,
    "order advance": async () => (await import("./orders/order-advance.ts")).orderAdvance,
    "order cancel": async () => (await import("./orders/order-cancel.ts")).orderCancel,
    "order refund": async () => (await import("./orders/order-refund.ts")).orderRefund,
    "return list": async () => (await import("./orders/return-list.ts")).returnList,
    "return decide": async () => (await import("./orders/return-decide.ts")).returnDecide,
    "settlement report": async () => (await import("./invoices/settlement-report.ts")).settlementReport,
    outbox: async () => (await import("./jobs/outbox.ts")).outbox,
    "user show": async () => (await import("./identity/user-show.ts")).userShow,
    "user block": async () => (await import("./identity/user-block.ts")).userBlock,
    serve: async () => (await import("./server/serve.ts")).serve,
    dev: async () => {
      const { serve } = await import("./server/serve.ts");
      return (given, terminal) => serve(["--dev", ...given], terminal);
    },
  }),
);

/** Does what the arguments of the command line say, and answers the exit status. Never throws. */
export async function niramaya(given: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await done(given, terminal);
  } catch (error) {
    if (error instanceof Unreadable) {
      terminal.complain(`${error.message}\n`);
      return WRONG_USAGE;
    }
    terminal.complain(defectText(error));
    return DEFECT;
  }
}

async function done(given: readonly string[], terminal: Terminal): Promise<number> {
  const [first = "", second = ""] = given;
  if (isHelp(first)) return told(terminal, GENERAL_HELP);
  if (first === "--version") return told(terminal, `${(await import("./version.ts")).version()}\n`);
  const name = COMMANDS.has(first) ? first : `${first} ${second}`;
  const load = COMMANDS.get(name);
  const help = GROUP_HELP.get(first);
  if (load === undefined && help !== undefined && isHelp(second)) return told(terminal, help);
  if (load === undefined) {
    terminal.complain(unknownCommand(given.slice(0, help === undefined ? 1 : 2).join(" "), help ?? GENERAL_HELP));
    return WRONG_USAGE;
  }
  const rest = given.slice(name.split(" ").length);
  if (rest.some(isHelp)) return told(terminal, COMMAND_HELP.get(name) ?? GENERAL_HELP);
  return (await load())(rest, terminal);
}

async function told(terminal: Terminal, text: string): Promise<number> {
  await terminal.write(text);
  return DONE;
}

const isHelp = (argument: string): boolean => argument === "--help" || argument === "-h";
