import { nameKeysOf } from "#core/fitbook/people/name-keys.ts";
import { personState } from "#core/fitbook/people/person-state.ts";
import { fullNameIn, NO_NAME } from "#core/identity/full-name.ts";
import { day } from "#core/shared/day.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { candidatesIn } from "./people-candidates.ts";
import { peopleFacts } from "./people-facts.ts";
import { followTallies } from "./tallies.ts";
import type { FitbookProfile } from "#core/fitbook/profiles/fitbook-profile.ts";
import type { OwnPlace, People } from "#core/fitbook/profiles/people.port.ts";
import type { AccountStatus } from "#core/identity/account-status.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

export const postgresPeople = (db: Database): People =>
  namingOutages("people", {
    own: (customer) => ownPlace(db, customer),
    change: (customer, at, decide) =>
      inTransaction(db, async (trx) => {
        await trx.selectFrom("customer").select("id").where("id", "=", customer).forNoKeyUpdate().execute(); // Changes of one customer are made one after the other.
        const { after, answer } = decide(await ownPlace(trx, customer));
        if (after === null) return answer;
        await putFitbookProfile(trx, { customer, profile: after.profile, at });
        if (after.birthdate !== null)
          await trx.updateTable("customer").set({ birthdate: after.birthdate }).where("id", "=", customer).execute();
        return answer;
      }),
    facts: (viewer, people) => peopleFacts(db, viewer, people),
    tallies: (viewer, person) => followTallies(db, viewer, person),
    candidates: (search) => candidatesIn(db, search),
    async endFollow({ follower, followed }) {
      await db
        .deleteFrom("follow")
        .where("follower", "=", follower)
        .where("followed", "=", followed)
        .where("state", "=", "following")
        .execute();
    },
    async mute({ customer, other, at }) {
      await db
        .insertInto("fitbook_mute")
        .values({ customer, muted: other, muted_at: new Date(at) })
        .onConflict((stored) => stored.doNothing())
        .execute();
    },
    async unmute({ customer, other }) {
      await db.deleteFrom("fitbook_mute").where("customer", "=", customer).where("muted", "=", other).execute();
    },
  });

async function ownPlace(db: Database, customer: CustomerId): Promise<OwnPlace> {
  const row = await db
    .selectFrom("customer")
    .leftJoin("fitbook_profile as profile", "profile.customer", "customer.id")
    .select(["customer.name as account_name", "customer.birthdate"])
    .select(["profile.name", "profile.about", "profile.about_audience", "profile.lists_audience", "profile.badges_audience"])
    .select("profile.is_findable")
    .where("customer.id", "=", customer)
    .executeTakeFirstOrThrow();
  const account = {
    name: fullNameIn(row.account_name) ?? NO_NAME,
    birthdate: row.birthdate === null ? null : day(row.birthdate),
  };
  const { name, about, about_audience, lists_audience, badges_audience, is_findable } = row;
  if (name === null || about === null || about_audience === null || lists_audience === null || badges_audience === null)
    return { account, profile: null };
  const shows = { about: about_audience, lists: lists_audience, badges: badges_audience };
  return { account, profile: { name: fullNameIn(name) ?? NO_NAME, about, shows, isFindable: is_findable === true } };
}

type KeptProfile = { readonly customer: CustomerId; readonly profile: FitbookProfile; readonly at: number };

/** Keeps a profile as part of the caller's transaction, in the place of the one before. */
export async function putFitbookProfile(trx: Database, { customer, profile, at }: KeptProfile): Promise<void> {
  await trx
    .insertInto("fitbook_profile")
    .values(profileRow({ customer, profile, at }))
    .onConflict((stored) => stored.column("customer").doUpdateSet(changingColumns(profile)))
    .execute();
}

export const profileRow = ({ customer, profile, at }: KeptProfile) => ({ customer, ...changingColumns(profile), entered_at: new Date(at) });

const changingColumns = ({ name, about, shows, isFindable }: FitbookProfile) => ({
  name,
  about,
  is_findable: isFindable,
  name_keys: nameKeysOf(name),
  about_audience: shows.about,
  lists_audience: shows.lists,
  badges_audience: shows.badges,
});

/** Whether somebody is a person whom others can see. */
export async function isActivePerson(db: Database, id: CustomerId): Promise<boolean> {
  const [row] = await rowsOf<StandingRow>(db, STANDING, [id]);
  return row !== undefined && personState(row.standing, row.is_entered) === "active";
}

type StandingRow = { readonly standing: AccountStatus["kind"]; readonly is_entered: boolean };

const STANDING: Statement = {
  name: "a person's standing",
  text: "select standing, exists (select from fitbook_profile where customer = id) as is_entered from customer where id = $1",
};
