/** The state of a request to the customer. */
export type RequestState = "pending" | "accepted" | "declined";
export type RequestAnswer = "accept" | "decline";

const table: Readonly<Record<RequestState, Readonly<Record<RequestAnswer, RequestState | null>>>> = {
  pending: { accept: "accepted", decline: "declined" },
  accepted: { accept: "accepted", decline: null },
  declined: { accept: null, decline: "declined" },
};

/** The next state; null if the request already has another answer. The same answer twice changes nothing. */
export const nextRequest = (state: RequestState, answer: RequestAnswer): RequestState | null => table[state][answer];
