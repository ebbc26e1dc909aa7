import { carried, paidBack } from "./demo-order.ts";
import type { DemoOrder } from "./demo-order.ts";

const DAYS = 24;

/** An order in each state that its customer, or support, may want to look at. */
export const demoOrders: readonly DemoOrder[] = [
  {
    of: "asha",
    goods: [
      { nth: 1, pieces: 2 },
      { nth: 6, pieces: 1 },
      { nth: 9, pieces: 1 },
    ],
    way: "online",
    hours: 62 * DAYS,
    happened: [0, 1, 2].flatMap((parcel) => carried(parcel, { from: 62 * DAYS, to: "delivered" })),
  },
  {
    of: "asha",
    goods: [
      { nth: 0, pieces: 2, keeps: true },
      { nth: 4, pieces: 1 },
    ],
    way: "online",
    hours: 41 * DAYS,
    happened: [
      ...[0, 1].flatMap((parcel) => carried(parcel, { from: 41 * DAYS, to: "delivered" })),
      {
        hours: 36 * DAYS,
        by: "staff",
        deed: {
          kind: "ask-return",
          request: { lines: [{ place: 0, pieces: 1 }], reason: { kind: "change-of-mind", packaging: "unopened" }, pictures: [] },
        },
      },
      ...(["approve", "pick-up", "receive", "pass", "close"] as const).map((event, step) => ({
        hours: 36 * DAYS - 20 * (step + 1),
        by: "staff" as const,
        deed: { kind: "return" as const, number: 1, event },
      })),
      ...paidBack(1, 30 * DAYS),
    ],
  },
  {
    of: "asha",
    goods: [
      { nth: 2, pieces: 1 },
      { nth: 5, pieces: 2 },
    ],
    way: "online",
    hours: 20 * DAYS,
    happened: [
      { hours: 20 * DAYS - 1, by: "staff", deed: { kind: "cancel", places: [1], reason: "ordered by mistake" } },
      ...paidBack(1, 20 * DAYS - 2),
      ...carried(0, { from: 20 * DAYS, to: "delivered" }),
    ],
  },
  {
    of: "asha",
    goods: [{ nth: 8, pieces: 1 }],
    way: "online",
    hours: 9 * DAYS,
    happened: [
      { hours: 9 * DAYS - 0.1, by: "provider", deed: { kind: "stage", event: "fail" } },
      { hours: 9 * DAYS - 1, by: "clock", deed: { kind: "stage", event: "expire" } },
    ],
  },
  {
    of: "asha",
    goods: [
      { nth: 1, pieces: 1, keeps: true },
      { nth: 3, pieces: 2 },
    ],
    way: "online",
    hours: 5 * DAYS,
    happened: [0, 1].flatMap((parcel) => carried(parcel, { from: 5 * DAYS, to: "delivered" })),
  },
  {
    of: "asha",
    goods: [{ nth: 10, pieces: 2 }],
    way: "cash",
    hours: 30,
    happened: carried(0, { from: 30, to: "shipped" }),
  },
  {
    of: "bhavesh",
    goods: [{ nth: 7, pieces: 1 }],
    way: "cash",
    hours: 15 * DAYS,
    happened: carried(0, { from: 15 * DAYS, to: "delivered" }),
  },
  { of: "bhavesh", goods: [{ nth: 11, pieces: 1 }], way: "online", hours: 3, happened: [] },
];
