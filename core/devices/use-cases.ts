export { makeKeepPushToken } from "./keep-push-token.use-case.ts";
export { makeEndPushToDevice } from "./push/end-push-to-device.use-case.ts";
export { makeMovePushAddress } from "./push/move-push-address.use-case.ts";
export { makePushToCustomer } from "./push/push-to-customer.use-case.ts";
export { makePushToDevice } from "./push/push-to-device.use-case.ts";
export { makeShowPushHere } from "./push/show-push-here.use-case.ts";
export { makeRemovePushToken } from "./remove-push-token.use-case.ts";
