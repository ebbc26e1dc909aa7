/**
 * What the thank-you page is told by the page that leads to it: the payment is to be begun at once. A reload, or the way back, begins none.
 */
export const PAY_ON_ARRIVAL = { pays: true } as const;

export const paysOnArrival = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "pays" in state && state.pays === true;
