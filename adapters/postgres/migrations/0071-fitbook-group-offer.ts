import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A group is offered to somebody who is in it; whoever is gone from it is offered nothing. */
export const fitbookGroupOffer: Migration = {
  async up(db) {
    await sql`alter table fitbook_group drop constraint fitbook_group_offered_to_fkey`.execute(db);
    await sql`update fitbook_group set offered_to = null`.execute(db);
    await sql`alter table fitbook_group add constraint fitbook_group_offer
      foreign key (id, offered_to) references fitbook_group_member (place, customer) on delete set null (offered_to)`.execute(db);
  },
};
