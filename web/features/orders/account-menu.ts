import Package from "lucide-react/icons/package";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { ordersEntryWords } from "./wording/orders-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Orders in the account's menu. */
export const ordersEntry: AccountEntry = {
  page: "orders",
  order: 20,
  address: accountAddress.orders,
  Icon: Package,
  ...ordersEntryWords,
};
