import { customerId } from "#core/identity/customer-id.ts";
import { INTENT_LASTS } from "#core/sign-in/session/intent.ts";
import type { Intent, IntentKind, IntentOf, KeptIntent } from "#core/sign-in/session/intent.ts";

/** What another version has written is not read. */
const VERSION = 1;
/** Of an id or a code. */
const LONGEST = 200;

/** Null: it was kept too long ago, by another version, or is none. `now` is in milliseconds since 1970. */
export function readIntent(wire: unknown, now: number): KeptIntent | null {
  if (!isObject(wire) || wire["version"] !== VERSION) return null;
  const { at, page, by } = wire;
  const intent = intentIn(wire["intent"]);
  if (intent === null || typeof at !== "number" || at > now || now - at >= INTENT_LASTS) return null;
  if (typeof page !== "string" || !(by === null || isName(by))) return null;
  return { intent, page, by: by === null ? null : customerId(by) };
}

/** `now` is in milliseconds since 1970. */
export const printIntent = ({ intent, page, by }: KeptIntent, now: number): string =>
  JSON.stringify({ version: VERSION, at: now, intent, page, by });

type Wire = Readonly<Record<string, unknown>>;

const ofProduct =
  <Kind extends "wishlist-add" | "wishlist-remove" | "wishlist-move">(kind: Kind) =>
  ({ product }: Wire) =>
    isName(product) ? { kind, product } : null;

const READ: { readonly [Kind in IntentKind]: (wire: Wire) => IntentOf<Kind> | null } = {
  "wishlist-add": ofProduct("wishlist-add"),
  "wishlist-remove": ofProduct("wishlist-remove"),
  "wishlist-move": ofProduct("wishlist-move"),
  coupon: ({ code }) => (isName(code) ? { kind: "coupon", code } : null),
  "event-seat": ({ event }) => (isName(event) ? { kind: "event-seat", event } : null),
};

function intentIn(wire: unknown): Intent | null {
  if (!isObject(wire)) return null;
  const { kind } = wire;
  return typeof kind === "string" && isKind(kind) ? READ[kind](wire) : null;
}

const isKind = (kind: string): kind is IntentKind => Object.hasOwn(READ, kind);
const isName = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= LONGEST;
const isObject = (value: unknown): value is Wire => typeof value === "object" && value !== null && !Array.isArray(value);
