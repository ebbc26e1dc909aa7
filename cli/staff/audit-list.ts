import { printedUtc } from "#core/shared/printed-utc.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { auditText } from "./wording/audit.ts";
import type { AuditedSubject } from "#core/staff/audit-log.port.ts";

const COMMAND = "audit list";
const MOST = 200;

/** Says what staff did, the newest first. */
export const auditList = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["subject", "before"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const { auditedSubjects, withAuditLog } = await import("./composition.ts");
    const subject = subjectIn(given.options.get("subject"), auditedSubjects);
    const before = given.options.get("before");
    if (subject === "none")
      return wrongUsage(terminal, COMMAND, `expected --subject KIND or KIND:ID, KIND being ${auditedSubjects.join(", ")}`);
    if (before !== undefined && !/^\d{1,15}$/.test(before)) return wrongUsage(terminal, COMMAND, "expected --before NUMBER");
    const entries = await withAuditLog(context, (log) =>
      log.list({ subject, before: before === undefined ? null : Number(before), limit: MOST }),
    );
    const asJson = () => entries.map(({ at, ...entry }) => ({ ...entry, at: printedUtc(at) }));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(asJson(), null, 2)}\n` : auditText(entries));
    return DONE;
  },
);

function subjectIn(text: string | undefined, kinds: readonly string[]): AuditedSubject | "none" {
  if (text === undefined) return null;
  const [named, ...rest] = text.split(":");
  const kind = kinds.find((one) => one === named);
  if (kind === undefined) return "none";
  return { kind, id: rest.length === 0 ? null : rest.join(":") };
}
