/** Where a request to the customer stands. */
export type RequestState = "pending" | "accepted" | "declined";
export type RequestAnswer = "accept" | "decline";

const table: Readonly<Record<RequestState, Readonly<Record<RequestAnswer, RequestState | null>>>> = {
  pending: { accept: "accepted", decline: "declined" },
  accepted: { accept: "accepted", decline: null },
  declined: { accept: null, decline: "declined" },
};

/** Null where it was answered otherwise before; the same answer twice changes nothing. */
export const nextRequest = (state: RequestState, answer: RequestAnswer): RequestState | null => table[state][answer];
