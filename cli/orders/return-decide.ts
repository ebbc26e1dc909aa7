import { RETURN_EVENTS } from "#core/orders/order/return-state.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { placesIn, takeStep } from "./take-step.ts";

const COMMAND = "return decide";

/** Brings a return on. */
export const returnDecide = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["return", "event", "as"], files: 1, noun: "NUMBER" },
  async (context) => {
    const { given, terminal } = context;
    const event = RETURN_EVENTS.find((one) => one === given.options.get("event"));
    const [number, ...others] = placesIn(given.options.get("return") ?? "1") ?? [];
    if (event === undefined || number === undefined || others.length > 0)
      return wrongUsage(terminal, COMMAND, `expected --event with one of ${RETURN_EVENTS.join(", ")}, and --return with a number`);
    return takeStep(context, { action: COMMAND, subject: "return", deeds: () => [{ kind: "return", number: number + 1, event }] });
  },
);
