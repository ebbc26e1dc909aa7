import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers have a code to invite others by, and it is kept who came by whose. Those who are customers already are given theirs: by chance, and none twice. */
export const invites: Migration = {
  async up(db) {
    await sql`alter table customer add invite_code text check (invite_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$')`.execute(db);
    await sql`do $$ begin
      loop
        update customer set invite_code = made.code
        from (
          select id, (
            select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(bytes, place) & 31), 1), '' order by place)
            from generate_series(0, 7) as place
          ) as code
          from (select id, sha256(uuid_send(gen_random_uuid())) as bytes from customer where invite_code is null and standing <> 'erased') as chance
        ) as made
        where made.id = customer.id;
        exit when not found;
        update customer set invite_code = null
        where exists (select from customer as other where other.invite_code = customer.invite_code and other.id < customer.id);
      end loop;
    end $$`.execute(db);
    await sql`alter table customer add constraint customer_invite_code_key unique (invite_code)`.execute(db);
    await sql`create table customer_invite (
      invited text primary key references customer on delete cascade,
      inviter text not null references customer on delete cascade,
      invited_at timestamptz not null,
      check (inviter <> invited)
    )`.execute(db);
    await sql`create index customer_invite_inviter on customer_invite (inviter)`.execute(db);
  },
};
