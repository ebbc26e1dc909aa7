export { makeConfirmSubscription } from "./confirm-subscription.use-case.ts";
export { makeSubscribe } from "./subscribe.use-case.ts";
export { makeUnsubscribe } from "./unsubscribe.use-case.ts";
