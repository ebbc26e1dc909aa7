import type { LucideIcon } from "lucide-react";

/**
 * A page of the account as its menu and overview show it; `page` names it among the others, and `order` says where it stands, the lowest
 * first.
 */
export type AccountEntry = {
  readonly page: string;
  readonly order: number;
  readonly address: string;
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly hint: string;
};
