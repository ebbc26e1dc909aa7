import * as z from "zod/mini";
import { ADDRESS_KINDS, addressId } from "#core/account/address.ts";
import { memberId } from "#core/account/family-member.ts";
import { rewardEntryId } from "#core/points/reward-points.port.ts";
import { payableId } from "#core/ledger/entry.ts";
import { indianStateIn } from "#core/shipping/indian-states.ts";
import { fields, wire } from "#adapters/http-contract/endpoint.ts";
import { calendarDay, fullName, idOf, instant, mobile, perhaps, pincode, printed, text, written } from "#adapters/http-contract/scalars.ts";
import { gender, ownFields } from "#adapters/http-contract/sign-in/signed-in.ts";
import type { Address, AddressDetails } from "#core/account/address.ts";
import type { FamilyMember, NewMember } from "#core/account/family-member.ts";
import type { FullProfile, Profile } from "#core/account/profile.ts";
import type { PointCause, RewardLedger } from "#core/points/reward-points.port.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

const details = {
  name: written(80),
  mobile,
  line1: ["address_line_1", written(120)],
  line2: ["address_line_2", perhaps(120)],
  landmark: perhaps(80),
  city: written(60),
  state: written(60),
  pincode,
  kind: ["address_type", z._default(z.enum(ADDRESS_KINDS), "home")],
  isDefault: ["is_default", z._default(z.boolean(), false)],
} as const;

export const addressDetails: Shape<AddressDetails> = fields(details);
export const address: Shape<Address> = fields({ id: ["_id", idOf(addressId)], ...details });

/** What is written now says by its state which taxes are due; what was kept before is shown as it was. */
export const indianState = text(indianStateIn, "a state or union territory of India");

const asWritten = {
  ...details,
  name: printed(written(80)),
  line1: ["address_line_1", printed(written(120))],
  line2: ["address_line_2", printed(perhaps(120))],
  landmark: printed(perhaps(80)),
  city: printed(written(60)),
  state: indianState,
} as const;

export const newAddress: Shape<AddressDetails> = fields(asWritten);
export const changedAddress: Shape<Address> = fields({ id: ["_id", idOf(addressId)], ...asWritten });

const member = { name: fullName, relation: written(40), birthdate: calendarDay, gender } as const;

const asAdded = { ...member, name: printed(fullName), isConsented: ["guardian_consent", z._default(z.boolean(), false)] } as const;

export const newMember: Shape<Omit<NewMember, "id">> = fields(asAdded);
export const changedMember: Shape<NewMember> = fields({ id: ["_id", idOf(memberId)], ...asAdded });

export const familyMember: Shape<FamilyMember> = fields({
  id: ["_id", idOf(memberId)],
  ...member,
  consentedAt: ["guardian_consent_at", z.nullable(instant)],
});

const onWire = z.object(ownFields);

/** Only customers who stay are signed in, and so shown. */
const profileIn = ({ _id, thumb, reward_points, invite_code, invited_count, aggregator, ...who }: z.output<typeof onWire>): Profile => ({
  customer: { id: _id, ...who, aggregator: aggregator?.app_name ?? null, status: { kind: "staying" } },
  thumb,
  rewardPoints: reward_points,
  inviteCode: invite_code,
  invited: invited_count,
});

const profileOut = ({
  customer: { id, status: _, aggregator, ...who },
  thumb,
  rewardPoints,
  inviteCode,
  invited,
}: Profile): z.output<typeof onWire> => ({
  _id: id,
  ...who,
  thumb,
  reward_points: rewardPoints,
  invite_code: inviteCode,
  invited_count: invited,
  aggregator: aggregator === null ? null : { app_name: aggregator },
});

export const profile: Shape<Profile> = wire(onWire, profileIn, profileOut);

export const fullProfile: Shape<FullProfile> = wire(
  z.extend(onWire, { address_list: z.array(address), member_list: z.array(familyMember) }),
  ({ address_list, member_list, ...who }) => ({ ...profileIn(who), addresses: address_list, family: member_list }),
  ({ addresses, family, ...who }) => ({ ...profileOut(who), address_list: [...addresses], member_list: [...family] }),
);

const causeOnWire = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("opening"), reason: z.string() }),
  z.object({ kind: z.enum(["earned", "taken-back"]), order_id: idOf(payableId) }),
]);

const pointCause: Shape<PointCause> = wire(
  causeOnWire,
  (cause) => (cause.kind === "opening" ? cause : { kind: cause.kind, order: cause.order_id }),
  (cause) => (cause.kind === "opening" ? { ...cause } : { kind: cause.kind, order_id: cause.order }),
);

const entry = fields({
  id: ["_id", idOf(rewardEntryId)],
  points: z.int(),
  cause: pointCause,
  at: ["createdAt", instant],
  usableFrom: ["usable_from", instant],
  expires: ["expires_at", instant],
});

export const ledger: Shape<RewardLedger> = fields({
  balance: ["reward_points", z.int()],
  pending: ["pending_points", z.int()],
  entries: ["history", z.array(entry)],
  next: z.nullable(idOf(rewardEntryId)),
});
