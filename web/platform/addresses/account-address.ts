import type { AddressId } from "#core/account/address.ts";
import type { MemberId } from "#core/account/family-member.ts";

/** Where a customer's own pages are. Source: specification/account.md, Own pages. */
export const accountAddress = {
  overview: "/homeprofile",
  profile: "/profile",
  details: "/personalDetails",
  mobile: "/mobile",
  password: "/user/password",
  orders: "/shop/orders",
  tickets: "/user/tickets",
  addresses: "/user/addresses",
  newAddress: "/user/addresses/new",
  address: (id: AddressId): string => `/user/addresses/${encodeURIComponent(id)}`,
  members: "/members",
  newMember: "/members/new",
  member: (id: MemberId): string => `/members/${encodeURIComponent(id)}`,
  points: "/user/points",
  notifications: "/notification",
  invite: "/invitefriend",
  data: "/user/data",
  leave: "/user/delete",
} as const;
