/** Customers' addresses, family and reward points. */
export type AccountTables = {
  address: AddressRow;
  family_member: FamilyMemberRow;
  reward_entry: RewardEntryRow;
};

export type AddressRow = {
  id: string;
  customer: string;
  name: string;
  mobile: string;
  line1: string;
  line2: string;
  landmark: string;
  city: string;
  state: string;
  pincode: string;
  kind: "home" | "work" | "other";
  is_default: boolean;
};

export type FamilyMemberRow = {
  id: string;
  customer: string;
  name: string;
  relation: string;
  birthdate: string;
  gender: "female" | "male" | "other";
  /** When the guardian of a minor consented. */
  consented_at: Date | null;
};

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
