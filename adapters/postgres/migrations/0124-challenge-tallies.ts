import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How many play a challenge, by their score and by each span of 1024 scores (`span`, from `lowest` on), so that ranks and pages of a board are found without
 * counting its players. A change of players sums the rows of the scores that it touches anew. It leaves those that another transaction is at: then one score has
 * several rows, whose sum holds. So nobody waits for others who play the same challenge.
 */
export const challengeTallies: Migration = {
  async up(db) {
    await sql`create table challenge_tally (
      challenge text not null references challenge on delete cascade,
      span int4 not null check (span in (1, 1024)),
      lowest int4 not null,
      made uuid not null default gen_random_uuid(),
      players int4 not null,
      primary key (challenge, span, lowest, made) include (players)
    )`.execute(db);
    await sql`create function count_players() returns trigger language plpgsql as $$
      declare
        moved jsonb;
      begin
        if tg_op = 'INSERT' then
          moved := (select jsonb_agg(m) from (select challenge, score, count(*) as players from entered where left_at is null group by 1, 2) m);
        elsif tg_op = 'DELETE' then
          moved := (select jsonb_agg(m) from (select challenge, score, -count(*) as players from gone where left_at is null
            and exists (select from challenge where id = challenge) group by 1, 2) m);
        else
          moved := (select jsonb_agg(m) from (select challenge, score, sum(players) as players from (
              select challenge, score, 1 as players from entered where left_at is null
              union all select challenge, score, -1 from gone where left_at is null) both_sides
            group by 1, 2 having sum(players) <> 0) m);
        end if;
        if moved is null then
          return null;
        end if;
        with delta as (
          select challenge, span, score - score % span as lowest, sum(players) as players
          from jsonb_to_recordset(moved) as one (challenge text, score int4, players int4)
          cross join unnest(array[1, 1024]) as span
          group by 1, 2, 3 having sum(players) <> 0
        ), taken as (
          delete from challenge_tally where ctid = any (array(
            select tally.ctid from challenge_tally tally join delta using (challenge, span, lowest) for update of tally skip locked))
          returning challenge, span, lowest, players
        )
        insert into challenge_tally (challenge, span, lowest, players)
        select challenge, span, lowest, sum(players) from (select * from delta union all select * from taken) as summed
        group by 1, 2, 3 having sum(players) <> 0;
        return null;
      end
    $$`.execute(db);
    await sql`create trigger count_joined after insert on challenge_player referencing new table as entered
      for each statement execute function count_players()`.execute(db);
    await sql`create trigger count_moved after update on challenge_player referencing old table as gone new table as entered
      for each statement execute function count_players()`.execute(db);
    await sql`create trigger count_gone after delete on challenge_player referencing old table as gone
      for each statement execute function count_players()`.execute(db);
    await sql`insert into challenge_tally (challenge, span, lowest, players)
      select challenge, span, score - score % span, count(*) from challenge_player cross join unnest(array[1, 1024]) as span
      where left_at is null group by 1, 2, 3`.execute(db);
  },
};
