import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How many follow a person or are followed by them, and how many are in a group or ask to be, gone or not. A change of these rows moves the totals that it
 * touches in its own transaction. As in `challenge_tally`, it leaves rows that another transaction is at: then one total has several rows, whose sum holds.
 *
 * Beside them stand the ties of people who are gone or once were (`follow_gone`, `fitbook_member_gone`), so that whoever reads a total finds those whom it
 * must not count without passing all others. They may name too many, never too few. Nothing refers to them, so nobody waits for anybody to write one.
 */
export const fitbookTallies: Migration = {
  async up(db) {
    await sql`create table follow_tally (
      customer text not null references customer on delete cascade,
      list text not null check (list in ('followers', 'following')),
      made uuid not null default gen_random_uuid(),
      people int4 not null,
      primary key (customer, list, made) include (people)
    )`.execute(db);
    await sql`create table fitbook_group_tally (
      place text not null references fitbook_group on delete cascade,
      list text not null check (list in ('members', 'requests')),
      made uuid not null default gen_random_uuid(),
      people int4 not null,
      primary key (place, list, made) include (people)
    )`.execute(db);
    await sql`create table follow_gone (
      follower text not null,
      followed text not null,
      list text not null check (list in ('followers', 'following')),
      primary key (followed, follower, list)
    )`.execute(db);
    await sql`create index follow_gone_follower on follow_gone (follower)`.execute(db);
    await sql`create table fitbook_member_gone (place text not null, customer text not null, primary key (place, customer))`.execute(db);
    await sql`create index fitbook_member_gone_customer on fitbook_member_gone (customer)`.execute(db);

    const isGone = sql`not exists (select from customer join fitbook_profile profile on profile.customer = customer.id
      where customer.id = one.person and customer.standing = 'staying')`;
    await counted(db, {
      table: "follow",
      tally: { name: "follow_tally", owner: "customer", owners: "customer" },
      totals: sql`cross join lateral (values (followed, 'followers'), (follower, 'following')) as total (owner, list) where state = 'following'`,
      noted: (rows) => sql`insert into follow_gone (follower, followed, list)
        select follower, followed, one.list from ${rows} as tie cross join lateral (values ('followers', follower), ('following', followed)) as one (list, person)
        where ${isGone} on conflict do nothing`,
      forgotten: sql`delete from follow_gone using gone where follow_gone.followed = gone.followed and follow_gone.follower = gone.follower`,
    });
    await counted(db, {
      table: "fitbook_group_member",
      tally: { name: "fitbook_group_tally", owner: "place", owners: "fitbook_group" },
      totals: sql`cross join lateral (values (place, case state when 'requested' then 'requests' else 'members' end)) as total (owner, list)
        where state in ('requested', 'member', 'admin', 'owner')`,
      noted: (rows) => sql`insert into fitbook_member_gone (place, customer)
        select place, customer from (select place, customer, customer as person from ${rows} as tie) as one where ${isGone} on conflict do nothing`,
      forgotten: sql`delete from fitbook_member_gone using gone
        where fitbook_member_gone.place = gone.place and fitbook_member_gone.customer = gone.customer`,
    });

    // Whoever ties themselves to this person at the same moment holds their row: they are waited for, and found.
    await sql`create function note_gone() returns trigger language plpgsql as $$
      begin
        perform 1 from customer where id = new.id for update;
        insert into follow_gone (follower, followed, list)
          select follower, followed, 'followers' from follow where follower = new.id
          union all select follower, followed, 'following' from follow where followed = new.id
          on conflict do nothing;
        insert into fitbook_member_gone (place, customer)
          select place, customer from fitbook_group_member where customer = new.id on conflict do nothing;
        return null;
      end
    $$`.execute(db);
    await sql`create trigger note_gone after update of standing on customer for each row
      when (new.standing <> 'staying' and old.standing = 'staying') execute function note_gone()`.execute(db);
  },
};

type Counted = {
  readonly table: string;
  /** `owner`: the column that says whose total it is; `owners`: the table of these. */
  readonly tally: { readonly name: string; readonly owner: string; readonly owners: string };
  /** From a row to the totals in which it counts, as `owner` and `list`. */
  readonly totals: RawBuilder<unknown>;
  /** Notes those of some rows whose people are gone. */
  readonly noted: (rows: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Forgets what was noted of the rows that go. */
  readonly forgotten: RawBuilder<unknown>;
};

/** Counts what is there, and has every further change counted. */
async function counted(db: Kysely<unknown>, { table, tally, totals, noted, forgotten }: Counted): Promise<void> {
  const [rows, sums, owner] = [sql.table(table), sql.table(tally.name), sql.ref(tally.owner)];
  const name = sql.ref(`count_${table}`);
  await sql`create function ${name}() returns trigger language plpgsql as $$
    declare
      moved jsonb;
    begin
      if tg_op = 'INSERT' then
        moved := (select jsonb_agg(m) from (select owner, list, count(*) as people from entered ${totals} group by 1, 2) m);
        ${noted(sql`entered`)};
      elsif tg_op = 'DELETE' then
        moved := (select jsonb_agg(m) from (select owner, list, -count(*) as people from gone ${totals} group by 1, 2) m
          where exists (select from ${sql.table(tally.owners)} where id = m.owner));
        ${forgotten};
      else
        moved := (select jsonb_agg(m) from (select owner, list, sum(people) as people from (
            select owner, list, 1 as people from entered ${totals}
            union all select owner, list, -1 from gone ${totals}) both_sides
          group by 1, 2 having sum(people) <> 0) m);
      end if;
      if moved is null then
        return null;
      end if;
      with delta as (
        select owner, list, people from jsonb_to_recordset(moved) as one (owner text, list text, people int4)
      ), taken as (
        delete from ${sums} where ctid = any (array(
          select tally.ctid from ${sums} tally join delta on delta.owner = tally.${owner} and delta.list = tally.list for update of tally skip locked))
        returning ${owner} as owner, list, people
      )
      insert into ${sums} (${owner}, list, people)
      select owner, list, sum(people) from (select * from delta union all select * from taken) as summed
      group by 1, 2 having sum(people) <> 0;
      return null;
    end
  $$`.execute(db);
  await sql`create trigger count_entered after insert on ${rows} referencing new table as entered
    for each statement execute function ${name}()`.execute(db);
  await sql`create trigger count_moved after update on ${rows} referencing old table as gone new table as entered
    for each statement execute function ${name}()`.execute(db);
  await sql`create trigger count_gone after delete on ${rows} referencing old table as gone
    for each statement execute function ${name}()`.execute(db);
  await sql`insert into ${sums} (${owner}, list, people) select owner, list, count(*) from ${rows} ${totals} group by 1, 2`.execute(db);
  await noted(rows).execute(db);
}
