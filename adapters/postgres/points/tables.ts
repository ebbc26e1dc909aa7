/** Customers' reward points. */
export type PointTables = { reward_entry: RewardEntryRow };

/** Rows are never changed or deleted. Points are taken back by another entry. */
export type RewardEntryRow = {
  id: string;
  customer: string;
  points: number;
  kind: "opening" | "earned" | "taken-back";
  /** Only for an opening; the reason of other entries follows from their order. */
  reason: string;
  /** The order; null: an opening. */
  payable: string | null;
  entered_at: Date;
  usable_from: Date;
  expires_at: Date;
};
