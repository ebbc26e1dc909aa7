import Sparkles from "lucide-react/icons/sparkles";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { pointsEntryWords } from "./wording/points-entry.ts";
import type { AccountEntry } from "#web/platform/own-page/account-entry.ts";

/** Points in the account's menu. */
export const pointsEntry: AccountEntry = {
  page: "points",
  order: 60,
  address: accountAddress.points,
  Icon: Sparkles,
  ...pointsEntryWords,
};
