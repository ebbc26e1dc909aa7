import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Pictures of posts, and those that a report of a post shows; an upload knows what keeps its place until it comes. */
export const fitbookPictures: Migration = {
  async up(db) {
    await sql`alter table upload
      add width int4 check (width > 0), add height int4 check (height > 0), add colours text,
      add check (num_nulls(width, height, colours) in (0, 3))`.execute(db);
    await sql`create table fitbook_picture (
      post text collate "C" not null references fitbook_post on delete cascade,
      place int2 not null check (place between 1 and 4),
      upload text not null references upload on delete cascade,
      text text not null,
      primary key (post, place),
      unique (post, upload)
    )`.execute(db);
    await sql`create index fitbook_picture_upload on fitbook_picture (upload)`.execute(db);
    await sql`create table fitbook_report_picture (
      report text not null references fitbook_report on delete cascade,
      place int2 not null check (place > 0),
      upload text not null references upload on delete cascade,
      text text not null,
      primary key (report, place)
    )`.execute(db);
    await sql`create index fitbook_report_picture_upload on fitbook_report_picture (upload)`.execute(db);
  },
};
