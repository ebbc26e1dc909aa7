import { REFUND_EVENTS } from "#core/ordering/refund-state.ts";
import { wrongUsage } from "#cli/complain.ts";
import { databaseCommand } from "#cli/database/command.ts";
import { placesIn, stepped } from "#cli/orders/stepping.ts";

const COMMAND = "order refund";

/** Says what became of a refund, or that staff pay it by hand. */
export const orderRefund = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["refund", "event", "as"], files: 1, noun: "NUMBER" },
  async (asked) => {
    const { given, terminal } = asked;
    const event = REFUND_EVENTS.find((one) => one === given.options.get("event"));
    const [refund, ...others] = placesIn(given.options.get("refund") ?? "1") ?? [];
    if (event === undefined || refund === undefined || others.length > 0)
      return wrongUsage(terminal, COMMAND, `expected --event with one of ${REFUND_EVENTS.join(", ")}, and --refund with a number`);
    return stepped(asked, { action: COMMAND, subject: "refund", deeds: () => [{ kind: "refund", number: refund + 1, event }] });
  },
);
