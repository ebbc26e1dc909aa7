export { makeBeginPayment } from "./begin-payment.use-case.ts";
export { makeReceiveCallback } from "./receive-callback.use-case.ts";
export { makeReceiveWebhook, makeRetryPaymentNews } from "./receive-webhook.use-case.ts";
export { makeReconcilePayments } from "./reconcile-payments.use-case.ts";
export { makeReturnSurplus } from "./return-surplus.use-case.ts";
export { makeSendRefund } from "./send-refund.use-case.ts";
export { makeShowPayment } from "./show-payment.use-case.ts";
export { makeListUnpaidPayments } from "./unpaid/list-unpaid-payments.use-case.ts";
