import { nextParcel } from "#core/orders/order/parcel-state.ts";
import { LONGEST_REASON } from "#core/orders/returns/cancel-reason.ts";
import { parcelOf } from "#core/orders/order/order.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { expectedReason, givenReason } from "#cli/input/given-reason.ts";
import { placesIn, takeStep } from "./take-step.ts";
import type { Order } from "#core/orders/order/order.ts";

const COMMAND = "order cancel";

/** Cancels lines of an order, or all that still can be. */
export const orderCancel = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["lines", "reason", "as"], files: 1, noun: "NUMBER" },
  async (context) => {
    const { given, terminal } = context;
    const reason = givenReason(given.options, LONGEST_REASON);
    const places = given.options.has("lines") ? placesIn(given.options.get("lines") ?? "") : [];
    if (reason === null) return wrongUsage(terminal, COMMAND, expectedReason(LONGEST_REASON));
    if (places === null) return wrongUsage(terminal, COMMAND, "expected --lines with numbers such as 1,3");
    return takeStep(context, {
      action: COMMAND,
      subject: "order",
      deeds: (order) => {
        const wanted = places.length > 0 ? places : cancellable(order);
        return wanted.length === 0 ? [] : [{ kind: "cancel", places: wanted, reason }];
      },
    });
  },
);

const cancellable = (order: Order): readonly number[] =>
  order.lines.flatMap((line, place) => (line === "ordered" && nextParcel(parcelOf(order, place).state, "cancel") !== null ? [place] : []));
