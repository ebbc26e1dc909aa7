import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Since when the owner of a group is gone, as far as it was noticed, and groups that staff deleted, which their owners do not bring back. */
export const ownersGone: Migration = {
  async up(db) {
    await sql`alter table fitbook_group add column owner_gone_at timestamptz,
      add column is_deleted_by_staff boolean not null default false check (not is_deleted_by_staff or deleted_at is not null)`.execute(db);
    await sql`create index fitbook_group_owner_gone on fitbook_group (owner_gone_at) where owner_gone_at is not null`.execute(db);
  },
};
