import { inviteCodeIn } from "#core/identity/invite-code.ts";
import { idAt } from "./id-at.ts";
import { demoPeople } from "./people.ts";
import type { DemoPerson } from "./person.ts";

const DAY = 24 * 60 * 60 * 1000;

type Goods = { readonly id: string; readonly minimumQuantity: number };

/**
 * The demo's customers as they stand at `now` in a shop with these goods, the most popular first. Customers' ids are the same at any time.
 */
export const peopleAt = (now: number, goods: readonly Goods[]) =>
  demoPeople.map((person, index) => personAt(person, { nth: index + 1, now, goods }));

/** The id under which somebody of the demo is kept. */
export const demoCustomerId = (key: string): string => {
  const index = demoPeople.findIndex((person) => person.key === key);
  if (index < 0) throw new RangeError(`nobody in the demo is called ${key}`);
  return idAt(0, index + 1);
};

/** DEMO and their number, as a code is written. */
export const demoInviteCode = (nth: number): string => inviteCodeIn(`DEMO${String(nth).padStart(4, "0")}`) ?? "";

function personAt(
  person: DemoPerson,
  { nth, now, goods }: { readonly nth: number; readonly now: number; readonly goods: readonly Goods[] },
) {
  const ago = (days: number) => now - days * DAY;
  const joinedAt = ago(person.joined);
  const id = (at: number, index: number) => idAt(at, nth * 100 + index);
  const good = (popularity: number): Goods => {
    const found = goods[popularity % goods.length];
    if (found === undefined) throw new RangeError("a shop without goods has no carts");
    return found;
  };
  const { key, name, mobile, email, gender, birthdate, role, aggregator, coupon } = person;
  return {
    id: demoCustomerId(key),
    inviteCode: demoInviteCode(nth),
    name,
    mobile,
    email,
    gender,
    birthdate,
    role,
    aggregator,
    coupon,
    joinedAt,
    leavingSince: person.asksToLeave === null ? null : ago(person.asksToLeave),
    members: person.members.map(({ isConsented, ...member }, index) => ({
      ...member,
      id: id(joinedAt, 10 + index),
      consentedAt: isConsented ? joinedAt : null,
    })),
    addresses: person.addresses.map((address, index) => ({
      ...address,
      id: id(joinedAt, 30 + index),
      name,
      mobile: mobile ?? "",
      isDefault: index === 0,
    })),
    points: person.points.map(({ points, reason, days }, index) => ({ id: id(ago(days), 50 + index), points, reason, at: ago(days) })),
    wishes: [...new Set(person.wishes.map((popularity) => good(popularity).id))],
    cart: [
      ...new Map(
        person.cart.map(({ goods: popularity, pieces }) => {
          const { id: product, minimumQuantity } = good(popularity);
          return [product, { product, quantity: Math.max(pieces, minimumQuantity) }];
        }),
      ).values(),
    ],
  };
}
