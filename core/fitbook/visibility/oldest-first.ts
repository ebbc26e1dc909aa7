import { codePointOrder } from "../../shared/code-point-order.ts";

/** Negative where `a` was created before `b`; at the same time ids decide, by code points. Source: specification/visibility.md, Likes and comments. */
export const oldestFirst = (a: Created, b: Created): number => a.createdAt - b.createdAt || codePointOrder(a.id, b.id);

type Created = { readonly id: string; readonly createdAt: number };
