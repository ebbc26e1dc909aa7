/** Customers' addresses and family. */
export type AccountTables = {
  address: AddressRow;
  family_member: FamilyMemberRow;
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
