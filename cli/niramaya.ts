import { defectText, unknownCommand } from "./wording/complaints.ts";
import { COMMAND_HELP, GENERAL_HELP, GROUP_HELP } from "./wording/help.ts";
import { DEFECT, DONE, Unreadable, WRONG_USAGE } from "./terminal.ts";
import type { Command, Terminal } from "./terminal.ts";

/** Each is loaded when it is called for: one command does not wait for another's modules. */
const COMMANDS = new Map<string, () => Promise<Command>>(
  Object.entries({
    "cart check": async () => (await import("./commands/cart-check.ts")).cartCheck,
    "cart explain": async () => (await import("./commands/cart-explain.ts")).cartExplain,
    "cart whatif": async () => (await import("./commands/cart-whatif.ts")).cartWhatIf,
    "cart diff": async () => (await import("./commands/cart-diff.ts")).cartDiff,
    "coupon add": async () => (await import("./commands/coupon-add.ts")).couponAdd,
    "coupon list": async () => (await import("./commands/coupon-list.ts")).couponList,
    "coupon end": async () => (await import("./commands/coupon-end.ts")).couponEnd,
    "coupon lint": async () => (await import("./commands/coupon-lint.ts")).couponLint,
    "terms show": async () => (await import("./commands/terms-show.ts")).termsShow,
    "terms set": async () => (await import("./commands/terms-set.ts")).termsSet,
    "catalogue import": async () => (await import("./commands/catalogue-import.ts")).catalogueImport,
    "catalogue export": async () => (await import("./commands/catalogue-export.ts")).catalogueExport,
    "catalogue demo": async () => (await import("./commands/catalogue-demo.ts")).catalogueDemo,
    "pincode import": async () => (await import("./commands/pincode-import.ts")).pincodeImport,
    migrate: async () => (await import("./commands/migrate.ts")).migrate,
    backup: async () => (await import("./commands/backup.ts")).backup,
    restore: async () => (await import("./commands/restore.ts")).restore,
    doctor: async () => (await import("./commands/doctor.ts")).doctor,
    "jobs list": async () => (await import("./commands/jobs-list.ts")).jobsList,
    "jobs retry": async () => (await import("./commands/jobs-retry.ts")).jobsRetry,
    "inbox list": async () => (await import("./commands/inbox-list.ts")).inboxList,
    "inbox mark": async () => (await import("./commands/inbox-mark.ts")).inboxMark,
    "report list": async () => (await import("./commands/report-list.ts")).reportList,
    "report settle": async () => (await import("./commands/report-settle.ts")).reportSettle,
    "newsletter list": async () => (await import("./commands/newsletter-list.ts")).newsletterList,
    "staff list": async () => (await import("./commands/staff-list.ts")).staffList,
    "staff give": async () => (await import("./commands/staff-give.ts")).staffGive,
    "audit list": async () => (await import("./commands/audit-list.ts")).auditList,
    "ticket list": async () => (await import("./commands/ticket-list.ts")).ticketList,
    "ticket show": async () => (await import("./commands/ticket-show.ts")).ticketShow,
    "ticket acknowledge": async () => (await import("./commands/ticket-acknowledge.ts")).ticketAcknowledge,
    "ticket reply": async () => (await import("./commands/ticket-reply.ts")).ticketReply,
    "ticket resolve": async () => (await import("./commands/ticket-resolve.ts")).ticketResolve,
    "ticket close": async () => (await import("./commands/ticket-close.ts")).ticketClose,
    "review list": async () => (await import("./commands/review-list.ts")).reviewList,
    "review publish": async () => (await import("./commands/review-publish.ts")).reviewPublish,
    "review reject": async () => (await import("./commands/review-reject.ts")).reviewReject,
    "order list": async () => (await import("./commands/order-list.ts")).orderList,
    "order show": async () => (await import("./commands/order-show.ts")).orderShow,
    "order explain": async () => (await import("./commands/order-explain.ts")).orderExplain,
    "order check": async () => (await import("./commands/order-check.ts")).orderCheck,
    "order advance": async () => (await import("./commands/order-advance.ts")).orderAdvance,
    "order cancel": async () => (await import("./commands/order-cancel.ts")).orderCancel,
    "order refund": async () => (await import("./commands/order-refund.ts")).orderRefund,
    "return list": async () => (await import("./commands/return-list.ts")).returnList,
    "return decide": async () => (await import("./commands/return-decide.ts")).returnDecide,
    "settlement report": async () => (await import("./commands/settlement-report.ts")).settlementReport,
    outbox: async () => (await import("./commands/outbox.ts")).outbox,
    "user show": async () => (await import("./commands/user-show.ts")).userShow,
    "user block": async () => (await import("./commands/user-block.ts")).userBlock,
    serve: async () => (await import("./commands/serve.ts")).serve,
    dev: async () => {
      const { serve } = await import("./commands/serve.ts");
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
