import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What groups say of themselves, who runs them, and who asks to be let in. */
export const fitbookGroups: Migration = {
  async up(db) {
    await sql`alter table fitbook_group
      add about text not null default '',
      add rules text not null default '',
      add may_members_invite boolean not null default false,
      add offered_to text references customer on delete set null,
      add deleted_at timestamptz`.execute(db);
    await sql`create index fitbook_group_offered on fitbook_group (offered_to)`.execute(db);
    await sql`alter table fitbook_group_member drop constraint fitbook_group_member_state_check`.execute(db);
    await sql`alter table fitbook_group_member add constraint fitbook_group_member_state_check
      check (state in ('invited', 'requested', 'declined', 'banned', 'member', 'admin', 'owner'))`.execute(db);
    await sql`create index fitbook_group_member_list on fitbook_group_member (place, state, customer)`.execute(db);
    await sql`create unique index fitbook_group_owner on fitbook_group_member (place) where state = 'owner'`.execute(db);

    // Who is in a group for longest owns it; a group that nobody is in has nobody to run it, and is deleted.
    await sql`update fitbook_group_member as oldest set state = 'owner' where state = 'member' and not exists (
      select 1 from fitbook_group_member as older where older.place = oldest.place and older.state = 'member'
        and (older.changed_at, older.customer) < (oldest.changed_at, oldest.customer))`.execute(db);
    await sql`update fitbook_group set deleted_at = now() where not exists (
      select 1 from fitbook_group_member where place = fitbook_group.id and state = 'owner')`.execute(db);
  },
};
