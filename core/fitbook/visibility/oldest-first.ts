import { codePointOrder } from "../../shared/code-point-order.ts";

/**
 * Negative if `a` was created before `b`. If both were created at the same time, the code points of the ids decide.
 * Source: specification/visibility.md, Likes and comments.
 */
export const oldestFirst = (a: Created, b: Created): number => a.createdAt - b.createdAt || codePointOrder(a.id, b.id);

type Created = { readonly id: string; readonly createdAt: number };
