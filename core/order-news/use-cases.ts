export { makeFollowOrder } from "./follow-order.ts";
export { makeTellOfSecondPayment } from "./tell-of-second-payment.ts";
