import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Has the rows of a result be checked all at once. Foreign keys looked up the person and the challenge of each row and locked them one by one, which took
 * twice as long as all the rest of freezing a board. What they held, this holds: no row names anybody or a challenge that isn't there, the rows of a
 * challenge go with it, and of a person who goes the rows stay without a name.
 *
 * Whoever makes a result holds its challenge for update. Whoever forgets a person waits for those who make a result in which this person may be.
 */
export const resultsAtOnce: Migration = {
  async up(db) {
    await sql`alter table challenge_result
      drop constraint challenge_result_challenge_fkey,
      drop constraint challenge_result_customer_fkey`.execute(db);

    await sql`create function check_results() returns trigger language plpgsql as $$
      begin
        if exists (select from entered left join customer on customer.id = entered.customer left join challenge on challenge.id = entered.challenge
          where challenge.id is null or (entered.customer is not null and customer.id is null))
        then
          raise foreign_key_violation using message = 'a result names a person or a challenge that is not there', table = 'challenge_result';
        end if;
        return null;
      end
    $$`.execute(db);
    await sql`create trigger check_entered after insert on challenge_result referencing new table as entered
      for each statement execute function check_results()`.execute(db);
    await sql`create trigger check_changed after update on challenge_result referencing new table as entered
      for each statement execute function check_results()`.execute(db);

    await sql`create function forget_in_results(person text) returns void language plpgsql as $$
      begin
        perform 1 from challenge where id in (
          select challenge from challenge_player where customer = person union select challenge from challenge_result where customer = person
        ) order by id for key share;
        update challenge_result set customer = null where customer = person;
      end
    $$`.execute(db);
    await sql`create function forget_customer_in_results() returns trigger language plpgsql as $$
      begin
        perform forget_in_results(old.id);
        return old;
      end
    $$`.execute(db);
    await sql`create trigger forget_in_results before delete on customer for each row execute function forget_customer_in_results()`.execute(
      db,
    );

    await sql`create function forget_results() returns trigger language plpgsql as $$
      begin
        delete from challenge_result where challenge = old.id;
        return old;
      end
    $$`.execute(db);
    await sql`create trigger forget_results before delete on challenge for each row execute function forget_results()`.execute(db);
  },
};
