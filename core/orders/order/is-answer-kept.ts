import type { Decided } from "./orders.port.ts";

/**
 * Whether the answer is stored under the key of its call, and given to each repetition. Source: specification/orders.md, Steps of an order.
 */
export const isAnswerKept = ({ change, isDone = false }: Decided<unknown>): boolean => change !== null || isDone;
