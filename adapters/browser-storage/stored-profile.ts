import { fileIdIn } from "#core/files/file-id.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { ROLES } from "#core/identity/customer.ts";
import { emailIn } from "#core/identity/email-address.ts";
import { fullNameIn } from "#core/identity/full-name.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import type { Profile } from "#core/account/profile.ts";

/**
 * Under the names of specification/account.md, Profile. Birthdate, gender, invite code, cart and wishes stay out: what stands in a browser
 * for weeks is little.
 */
export const printProfile = ({ customer, thumb, rewardPoints }: Profile): object => ({
  _id: customer.id,
  name: customer.name,
  mobile: customer.mobile,
  email: customer.email,
  thumb,
  reward_points: rewardPoints,
  role: customer.role,
  aggregator: customer.aggregator === null ? null : { app_name: customer.aggregator },
});

/** Null where it can't be told whose it is. What else can't be read is left out: the server is asked for all of it soon. */
export function readProfile(wire: unknown): Profile | null {
  if (typeof wire !== "object" || wire === null) return null;
  const stored: Readonly<Record<string, unknown>> = { ...wire };
  const id = textOf(stored["_id"]);
  const name = fullNameIn(textOf(stored["name"]));
  if (id === "" || name === null) return null;
  const points = stored["reward_points"];
  return {
    customer: {
      id: customerId(id),
      name,
      mobile: mobileIn(textOf(stored["mobile"])),
      email: emailIn(textOf(stored["email"])),
      role: ROLES.find((role) => role === stored["role"]) ?? "customer",
      gender: null,
      birthdate: null,
      aggregator: appNameOf(stored["aggregator"]),
      status: { kind: "staying" },
    },
    thumb: fileIdIn(textOf(stored["thumb"])),
    rewardPoints: typeof points === "number" && Number.isInteger(points) && points > 0 ? points : 0,
    inviteCode: null,
    invited: 0,
  };
}

function appNameOf(wire: unknown): string | null {
  if (typeof wire !== "object" || wire === null || !("app_name" in wire)) return null;
  return textOf(wire.app_name) || null;
}

const textOf = (wire: unknown): string => (typeof wire === "string" ? wire : "");
