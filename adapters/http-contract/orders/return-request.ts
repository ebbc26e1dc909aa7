import * as z from "zod/mini";
import { LARGEST_QUANTITY } from "#core/cart/cart-line.ts";
import { MOST_RETURN_PICTURES } from "#core/orders/returns/ask-return.use-case.ts";
import { fields } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, uploadedFile } from "#adapters/http-contract/scalars.ts";
import type { Pieces } from "#core/orders/order/refund.ts";
import type { ReturnPicture, ReturnReason } from "#core/orders/order/return-request.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const MOST_LINES = 200;

/** A line by its place in the order, from 0. */
export const place = z.int().check(z.minimum(0), z.maximum(MOST_LINES));

export const pieces: Shape<readonly Pieces[]> = z
  .array(fields({ place: ["line", place], pieces: ["quantity", z.int().check(z.minimum(1), z.maximum(LARGEST_QUANTITY))] }))
  .check(z.maxLength(MOST_LINES));

export const returnReason: Shape<ReturnReason> = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["damaged", "wrong", "missing"]) }),
  z.object({ kind: z.literal("short-dated"), expires: calendarDay }),
  z.object({ kind: z.literal("change-of-mind"), packaging: z.enum(["unopened", "opened"]) }),
]);

export const returnPictures: Shape<readonly ReturnPicture[]> = z
  .array(fields({ shows: z.enum(["bill", "package", "product", "other"]), file: ["_id", uploadedFile] }))
  .check(z.maxLength(MOST_RETURN_PICTURES));
