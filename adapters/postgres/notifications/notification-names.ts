import { challengeId } from "#core/fitbook/challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Challenge, NamedChallenge } from "#core/fitbook/challenge.ts";
import type { NamedGroup } from "#core/fitbook/group.ts";
import type { Person } from "#core/fitbook/person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OrderReference } from "#core/notifications/notification.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { NotificationColumns } from "./notification-row.ts";

type ChallengeOfGroup = {
  readonly challenge: NamedChallenge & Pick<Challenge, "start" | "end">;
  /** For whose members it is; null: for all. */
  readonly group: NamedGroup | null;
};

/** Whom and what notifications name, by their ids, as they are now. Whoever or whatever is gone is missing. */
export type NotificationNames = {
  readonly people: ReadonlyMap<string, Person & { readonly isFollowed: boolean }>;
  readonly groups: ReadonlyMap<string, NamedGroup>;
  readonly orders: ReadonlyMap<string, OrderReference>;
  readonly challenges: ReadonlyMap<string, ChallengeOfGroup>;
};

/**
 * What is named in rows of a customer's notifications, and in `challenges` beside them. The rows may lie on another node than what they
 * name, so it is asked for once they are there, all in one statement, and none where they name nothing.
 */
export async function namesIn(
  db: Database,
  customer: CustomerId,
  { told, challenges = [] }: { readonly told: readonly NotificationColumns[]; readonly challenges?: readonly (string | null)[] },
): Promise<NotificationNames> {
  const requested = [
    idsOf(told.flatMap(({ from_customer, acts }) => [from_customer, ...acts.map(({ person }) => person)])),
    idsOf(told.map(({ fitbook_group }) => fitbook_group)),
    idsOf(told.map(({ shop_order }) => shop_order)),
    idsOf([...told.flatMap(({ kind, challenge }) => (kind === "challenge-request" ? [challenge] : [])), ...challenges]),
  ];
  if (requested.every(({ length }) => length === 0)) return NOTHING;
  const rows = await rowsOf<NameRow>(db, NAMES, [customer, ...requested]);
  const of = (what: NameRow["what"]) => rows.filter((row) => row.what === what);
  const group = ({ id, name, in_hindi }: Named): NamedGroup => ({
    id: groupId(id),
    name,
    hindi: in_hindi === null ? null : { name: in_hindi },
  });
  return {
    people: new Map(
      of("person").map(({ id, name, has_picture, is_followed }) => [
        id,
        { id: customerId(id), name, hasPicture: has_picture, isFollowed: is_followed },
      ]),
    ),
    groups: new Map(of("group").map((row) => [row.id, group(row)])),
    orders: new Map(of("order").map(({ id, name }) => [id, { id: payableId(id), number: name }])),
    challenges: new Map(
      of("challenge").map(({ id, name, in_hindi, days, of_group }) => [
        id,
        {
          challenge: {
            id: challengeId(id),
            activity: name,
            hindi: in_hindi === null ? null : { activity: in_hindi },
            start: day(days?.start ?? ""),
            end: day(days?.end ?? ""),
          },
          group: of_group === null ? null : group(of_group),
        },
      ]),
    ),
  };
}

const NOTHING: NotificationNames = { people: new Map(), groups: new Map(), orders: new Map(), challenges: new Map() };

const idsOf = (ids: readonly (string | null)[]): readonly string[] => [...new Set(ids.filter((id) => id !== null))];

/** `in_hindi` null: it has no name in Hindi. */
type Named = { readonly id: string; readonly name: string; readonly in_hindi: string | null };
type NameRow = Named & {
  readonly what: "person" | "group" | "order" | "challenge";
  readonly has_picture: boolean;
  readonly is_followed: boolean;
  readonly days: { readonly start: string; readonly end: string } | null;
  readonly of_group: Named | null;
};

/**
 * To a customer ($1): of people ($2), groups ($3), orders ($4) and challenges ($5). Values stand in queries of their own, as in
 * `notifications.ts`.
 */
const NAMES: Statement = {
  name: "names in notifications",
  text: `select 'person' as what, id, name, null as in_hindi, exists (select from profile_picture where customer = named.id) as has_picture,
      exists (select from follow where follower = (select $1::text) and followed = named.id) as is_followed, null::json as days, null::json as of_group
    from customer named where id = any ((select $2::text[])::text[])
    union all select 'group', id, name, hindi->>'name', false, false, null, null from fitbook_group where id = any ((select $3::text[])::text[])
    union all select 'order', id, number, null, false, false, null, null from order_number where id = any ((select $4::text[])::text[])
    union all select 'challenge', id, activity, hindi->>'activity', false, false, json_build_object('start', start_day, 'end', end_day),
      (select json_build_object('id', id, 'name', name, 'in_hindi', hindi->>'name') from fitbook_group where id = named.fitbook_group)
    from challenge named where id = any ((select $5::text[])::text[])`,
};
