import * as z from "zod/mini";
import { customerId } from "#core/identity/customer-id.ts";
import { GENDERS, ROLES } from "#core/identity/customer.ts";
import { fields, answerOf, wire } from "#adapters/http-contract/endpoint.ts";
import { myCartFields } from "#adapters/http-contract/customer-cart/my-cart.ts";
import { fileAddress } from "#adapters/http-contract/identity/person.ts";
import { ratedProduct } from "#adapters/http-contract/catalogue/product.ts";
import {
  boundedText,
  calendarDay,
  emailAddress,
  fullName,
  idOf,
  instant,
  inviteCode,
  mobile,
  orNull,
} from "#adapters/http-contract/scalars.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { Customer, Gender } from "#core/identity/customer.ts";
import type { HumanTask } from "#core/sign-in/human-check/human-check.port.ts";
import type { SignedIn } from "#core/sign-in/signed-in.ts";
import type { TooMany } from "#core/sign-in/too-many.ts";
import type { User } from "#core/me/user.ts";
import type { Shape } from "#adapters/http-contract/shape.ts";

/** A limit is exhausted; `retry_after` in seconds. */
export const tooMany = answerOf<Omit<TooMany, "kind">>(
  429,
  "Too many requests. Please try again later.",
  fields({ retryAfter: ["retry_after", z.number()] }),
);

export const signedOut = answerOf(401, "Unauthorized access. Please log in again.");
export const blocked = answerOf(403, "This account is blocked. Please get in touch with us.");

/** As the technology of the check has it. */
export const humanTask: Shape<HumanTask> = z.record(z.string(), z.unknown());

/** Parts of what is sent to sign in. */
export const typedCode = boundedText(20);
export const typedPassword = boundedText(100);
export const shownChallenge = orNull(boundedText(100));
export const proof = orNull(boundedText(4000));

export const gender: Shape<Gender> = z.codec(z.string().check(z.maxLength(10)), z.enum(GENDERS), {
  decode: (written, { issues }) => {
    const gender = GENDERS.find((one) => one === written.trim().toLowerCase());
    if (gender !== undefined) return gender;
    issues.push({ code: "custom", input: written, message: `one of ${GENDERS.join(", ")}` });
    return z.NEVER;
  },
  encode: (value) => value,
});

/** What says that an account leaves. */
const TEMPORARY_DELETED = "temporary_deleted";
const leaving = z.nullable(z.literal(TEMPORARY_DELETED));

/** A customer as shown to themselves, on whichever page. */
export const ownFields = {
  _id: idOf(customerId),
  name: fullName,
  mobile: z.nullable(mobile),
  email: z.nullable(emailAddress),
  thumb: z.nullable(fileAddress),
  reward_points: z.int(),
  invite_code: orNull(inviteCode),
  invited_count: z._default(z.int(), 0), // A server or a device of the release before has none.
  role: z.enum(ROLES),
  gender: z.nullable(z.enum(GENDERS)),
  birthdate: z.nullable(calendarDay),
  aggregator: z.nullable(z.object({ app_name: z.string() })),
} as const;

const userOnWire = z.object({
  ...ownFields,
  delete_account_status: leaving,
  delete_account_from: z.nullable(instant),
  cart_list: myCartFields.lines[1],
  cart_coupon: myCartFields.applied[1],
  cart_notices: myCartFields.notices[1],
  wish_list: z.array(ratedProduct),
});

/** Only customers who stay or leave are shown. */
export const user: Shape<User> = wire(
  userOnWire,
  ({ cart_list, cart_coupon, cart_notices, wish_list, thumb, reward_points, invite_code, invited_count, ...who }) => ({
    customer: customerIn(who),
    thumb,
    rewardPoints: reward_points,
    inviteCode: invite_code,
    invited: invited_count,
    cart: { lines: cart_list, applied: cart_coupon, notices: cart_notices },
    wishes: wish_list,
  }),
  ({ customer, thumb, rewardPoints, inviteCode, invited, cart, wishes }) => ({
    ...customerOut(customer),
    thumb,
    reward_points: rewardPoints,
    invite_code: inviteCode,
    invited_count: invited,
    cart_list: [...cart.lines],
    cart_coupon: cart.applied,
    cart_notices: [...cart.notices],
    wish_list: [...wishes],
  }),
);

type CustomerOnWire = Omit<
  z.output<typeof userOnWire>,
  "thumb" | "reward_points" | "invite_code" | "invited_count" | "cart_list" | "cart_coupon" | "cart_notices" | "wish_list"
>;

const customerIn = ({ _id, aggregator, delete_account_status: _, delete_account_from: from, ...who }: CustomerOnWire): Customer => ({
  id: _id,
  ...who,
  aggregator: aggregator?.app_name ?? null,
  status: from === null ? STAYING : { kind: "leaving", erasedFrom: from },
});

const customerOut = ({ id, aggregator, status, ...who }: Customer): CustomerOnWire => ({
  _id: id,
  ...who,
  aggregator: aggregator === null ? null : { app_name: aggregator },
  delete_account_status: statusOf(status),
  delete_account_from: status.kind === "leaving" ? status.erasedFrom : null,
});

const STAYING: AccountStatus = { kind: "staying" };
const statusOf = ({ kind }: AccountStatus): z.output<typeof leaving> => (kind === "leaving" ? TEMPORARY_DELETED : null);

/** What signing in answers. Its third part stands in the user too, where clients of old look for it. */
export const signedIn: Shape<SignedIn> = wire(
  z.object({ user, token: z.string(), delete_account_status: leaving }),
  ({ user, token }) => ({ user, bearer: token }),
  ({ user, bearer }) => ({ user, token: bearer, delete_account_status: statusOf(user.customer.status) }),
);
