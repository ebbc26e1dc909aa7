import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** An announcement names what it is of. Of those that were told before, the page to which they lead says it. */
export const topicsOfAnnouncements: Migration = {
  async up(db) {
    await sql`update notification set announcement = announcement || jsonb_build_object('topic', case
        when announcement ->> 'path' like '/appointments%' then 'appointment'
        when announcement ->> 'path' like '/prescription%' then 'prescription'
        when announcement ->> 'path' like '/event%' then 'event'
        when announcement ->> 'path' like '/diagnosticlab%' then 'lab-report'
        when announcement ->> 'path' like '/my-plans%' then 'plan'
        when announcement ->> 'path' in ('/fitbookreports', '/getintouch') then 'fitbook'
        when announcement ->> 'path' like '%tracker' then 'reminder'
        else 'alert' end)
      where announcement is not null`.execute(db);
  },
};
