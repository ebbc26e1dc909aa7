import { daysAfter, monthsAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { ok, refused } from "../../shared/result.ts";
import type { FileId } from "../../files/file-id.ts";
import type { Day } from "../../shared/day.ts";
import type { Result } from "../../shared/result.ts";
import type { Fault, Pieces } from "./refund.ts";
import type { ReturnState } from "./return-state.ts";

/**
 * Why goods come back. "short-dated": their pack says that they expire within three months of delivery.
 * Source: specification/returns.md, What may be returned.
 */
export type ReturnReason =
  | { readonly kind: "damaged" | "wrong" | "missing" }
  | { readonly kind: "short-dated"; readonly expires: Day }
  | { readonly kind: "change-of-mind"; readonly packaging: "unopened" | "opened" };

export const RETURN_REASONS: readonly ReturnReason["kind"][] = ["damaged", "wrong", "missing", "short-dated", "change-of-mind"];

/** What a picture shows. Source: specification/returns.md, Calls. */
export type ReturnPicture = { readonly shows: "bill" | "package" | "product" | "other"; readonly file: FileId };

export type ReturnRequest = {
  readonly lines: readonly Pieces[];
  readonly reason: ReturnReason;
  readonly pictures: readonly ReturnPicture[];
};

/** A return that a customer has asked for. Its number counts the order's returns from 1. */
export type ProductReturn = ReturnRequest & { readonly number: number; readonly state: ReturnState };

/**
 * A line as a return sees it. `deliveredAt` in milliseconds since 1970, null before delivery. `left` are the pieces that are neither
 * returned nor part of a return under way.
 */
export type ReturnableLine = {
  readonly place: number;
  readonly deliveredAt: number | null;
  readonly left: number;
  readonly isConsumable: boolean;
};

/** Why a return can't be asked for; a line is given by its place. */
export type ReturnRefusal =
  | { readonly kind: "nothing-asked" | "opened" }
  | { readonly kind: "pictures-needed" }
  | { readonly kind: "not-delivered" | "consumable"; readonly place: number }
  | { readonly kind: "window-over"; readonly place: number; readonly last: Day }
  | { readonly kind: "too-many-pieces"; readonly place: number; readonly left: number }
  | { readonly kind: "not-short-dated"; readonly place: number; readonly from: Day };

/** The days after the Indian day of delivery on which a return may be asked for. Source: specification/returns.md, What may be returned. */
export const RETURN_DAYS = 7;

/** Months after delivery. Goods that expire earlier are short-dated. Source: specification/returns.md, What may be returned. */
export const SHORT_DATED = 3;

/**
 * The last Indian day on which goods may be returned, and the day before which an expiry date is short-dated. `deliveredAt` in milliseconds
 * since 1970. Source: specification/returns.md, What may be returned.
 */
export function returnTerms(deliveredAt: number): { readonly last: Day; readonly shortDatedBefore: Day } {
  const delivered = indianDay(deliveredAt);
  return { last: daysAfter(delivered, RETURN_DAYS), shortDatedBefore: monthsAfter(delivered, SHORT_DATED) };
}

/**
 * Whether a return may be asked for at `now`, in milliseconds since 1970: by the end of the seventh Indian day after delivery.
 * Source: specification/returns.md, What may be returned.
 */
export function allowedReturn(request: ReturnRequest, lines: readonly ReturnableLine[], now: number): Result<ReturnRequest, ReturnRefusal> {
  if (request.lines.length === 0 || request.lines.some(({ pieces }) => !Number.isInteger(pieces) || pieces < 1))
    return refused({ kind: "nothing-asked" });
  for (const place of new Set(request.lines.map((line) => line.place))) {
    const pieces = request.lines.filter((line) => line.place === place).reduce((sum, line) => sum + line.pieces, 0);
    const refusal = lineRefusal(request.reason, { place, pieces, now }, lines);
    if (refusal !== null) return refused(refusal);
  }
  if (request.reason.kind === "change-of-mind" && request.reason.packaging === "opened") return refused({ kind: "opened" });
  if (faultOf(request.reason) === "ours" && request.pictures.length === 0) return refused({ kind: "pictures-needed" });
  return ok(request);
}

function lineRefusal(
  reason: ReturnReason,
  { place, pieces, now }: Pieces & { readonly now: number },
  lines: readonly ReturnableLine[],
): ReturnRefusal | null {
  const line = lines.find((one) => one.place === place);
  if (line === undefined || line.deliveredAt === null) return { kind: "not-delivered", place };
  const { last, shortDatedBefore: from } = returnTerms(line.deliveredAt);
  if (indianDay(now) > last) return { kind: "window-over", place, last };
  if (pieces > line.left) return { kind: "too-many-pieces", place, left: line.left };
  if (reason.kind === "change-of-mind" && line.isConsumable) return { kind: "consumable", place };
  return reason.kind === "short-dated" && reason.expires >= from ? { kind: "not-short-dated", place, from } : null;
}

/** Whose fault it is, by the reason of a return. Source: specification/returns.md, What goes back. */
export const faultOf = ({ kind }: ReturnReason): Fault => (kind === "change-of-mind" ? "customers" : "ours");
