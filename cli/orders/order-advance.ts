import { nextParcel, PARCEL_EVENTS } from "#core/orders/order/parcel-state.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { placesIn, takeStep } from "./take-step.ts";
import type { Order } from "#core/orders/order/order.ts";
import type { Deed } from "#core/orders/order/order-step.ts";
import type { ParcelEvent } from "#core/orders/order/parcel-state.ts";

const COMMAND = "order advance";
type OnTheWay = Exclude<ParcelEvent, "cancel">;
const EVENTS = PARCEL_EVENTS.filter((event): event is OnTheWay => event !== "cancel");
/** What comes next where nothing goes wrong. */
const USUAL: readonly OnTheWay[] = ["confirm", "pack", "ship", "send-out", "deliver"];

/** Brings an order's parcels a step on, or tells what became of them. */
export const orderAdvance = databaseCommand(
  { name: COMMAND, switches: ["json"], options: ["parcel", "event", "as"], files: 1, noun: "NUMBER" },
  async (context) => {
    const { given, terminal } = context;
    const named = given.options.get("event");
    const event = EVENTS.find((one) => one === named) ?? null;
    const parcels = given.options.has("parcel") ? placesIn(given.options.get("parcel") ?? "") : [];
    if (named !== undefined && event === null) return wrongUsage(terminal, COMMAND, `expected --event with one of ${EVENTS.join(", ")}`);
    if (parcels === null) return wrongUsage(terminal, COMMAND, "expected --parcel with a number such as 1");
    return takeStep(context, { action: COMMAND, subject: "order", deeds: (order) => deedsOn(order, { parcels, event }) });
  },
);

type Wanted = { readonly parcels: readonly number[]; readonly event: OnTheWay | null };

/** Parcels that were named must take the event; else those that can do. */
function deedsOn(order: Order, { parcels, event }: Wanted): readonly Deed[] {
  const all = parcels.length === 0 ? [...order.parcels.keys()] : parcels;
  return all.flatMap((parcel): Deed[] => {
    const state = order.parcels[parcel]?.state ?? "cancelled";
    const next = event ?? USUAL.find((usual) => changes(state, nextParcel(state, usual)));
    if (next === undefined || (parcels.length === 0 && !changes(state, nextParcel(state, next)))) return [];
    return [{ kind: "parcel", parcel, event: next }];
  });
}

const changes = (state: string, next: string | null): boolean => next !== null && next !== state;
