import { printedUtc } from "#core/shared/printed-utc.ts";
import { FASTING_HOURS } from "#core/labs/lab-test.ts";
import { labId } from "#core/labs/lab.ts";
import { pincodeIn } from "#core/shipping/delivery-place.ts";
import { dayIn } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import { slotsRefusedText, slotsText } from "./wording/labs.ts";
import type { LabSlotsRequest } from "#core/labs/choosing/list-lab-slots.use-case.ts";

const COMMAND = "lab slots";

/** Lists the slots of a laboratory in the next days, each with the reason why it can or can't be had. */
export const labSlotsCommand = databaseCommand(
  { name: COMMAND, switches: ["json", "fasting"], options: ["lab", "pincode", "day", "hours"], files: 0 },
  async (context) => {
    const { given, terminal } = context;
    const lab = given.options.get("lab")?.trim();
    if (lab === undefined || lab === "") return wrongUsage(terminal, COMMAND, "expected --lab with the id of a laboratory");
    const typed = given.options.get("day");
    const day = typed === undefined ? null : dayIn(typed);
    if (typed !== undefined && day === null) return wrongUsage(terminal, COMMAND, "expected --day with a day such as 2026-11-20");
    const code = given.options.get("pincode");
    const pincode = code === undefined ? null : pincodeIn(code);
    if (code !== undefined && pincode === null) return wrongUsage(terminal, COMMAND, "expected --pincode with six digits");
    const spot: LabSlotsRequest["spot"] = pincode === null ? { kind: "centre" } : { kind: "home", pincode };
    const hours = given.options.get("hours");
    const fast = FASTING_HOURS.find((one) => `${one}` === (hours ?? "8") && one > 0);
    if (fast === undefined || (hours !== undefined && !given.switches.has("fasting")))
      return wrongUsage(terminal, COMMAND, "expected --hours with 8, 10 or 12, beside --fasting");
    const { withLabs } = await import("./composition.ts");
    const query = { lab: labId(lab), spot, fastingHours: given.switches.has("fasting") ? fast : 0 };
    const answer = await withLabs(context, ({ slots }) => slots(query));
    if (answer.kind === "refused") {
      terminal.complain(slotsRefusedText(answer.refusal));
      return UNUSABLE_INPUT;
    }
    const listed = answer.value.filter(({ start }) => day === null || indianDay(start) === day);
    const json = listed.map(({ start, end, reason, freeAt, fastFrom }) => ({
      start: printedUtc(start),
      end: printedUtc(end),
      reason,
      free_at: utcOrNull(freeAt),
      fast_from: utcOrNull(fastFrom),
    }));
    await terminal.write(given.switches.has("json") ? `${JSON.stringify(json, null, 2)}\n` : slotsText(listed));
    return DONE;
  },
);
