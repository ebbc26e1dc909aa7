/** Somebody of the demo shop. Days count back from the day on which the demo is put; goods are told by their popularity, from 0. */
export type DemoPerson = {
  readonly key: string;
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly gender: "female" | "male" | "other";
  readonly birthdate: string;
  readonly joined: number;
  readonly role: "customer" | "content" | "practitioner";
  readonly aggregator: string | null;
  /** Days since they asked to leave; null: they stay. */
  readonly asksToLeave: number | null;
  readonly members: readonly DemoMember[];
  readonly addresses: readonly DemoAddress[];
  readonly points: readonly { readonly points: number; readonly reason: string; readonly days: number }[];
  readonly wishes: readonly number[];
  readonly cart: readonly { readonly goods: number; readonly pieces: number }[];
  readonly coupon: string | null;
};

export type DemoMember = {
  readonly name: string;
  readonly relation: string;
  readonly birthdate: string;
  readonly gender: "female" | "male" | "other";
  /** A minor's guardian consented. */
  readonly isConsented: boolean;
};

export type DemoAddress = {
  readonly line1: string;
  readonly line2: string;
  readonly landmark: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly kind: "home" | "work" | "other";
};

/** Somebody who has done nothing yet but what is told. */
export const aPerson = (given: Pick<DemoPerson, "key" | "name" | "mobile" | "gender" | "birthdate"> & Partial<DemoPerson>): DemoPerson => ({
  email: `${given.key}@niramaya.example`,
  joined: 90,
  role: "customer",
  aggregator: null,
  asksToLeave: null,
  members: [],
  addresses: [],
  points: [],
  wishes: [],
  cart: [],
  coupon: null,
  ...given,
});
