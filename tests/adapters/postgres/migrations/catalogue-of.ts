import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * What a database is made of, in lines of text as PostgreSQL itself writes them: every table with its columns by their names, constraints,
 * indexes, triggers and rows, and every function, sequence, domain and extension. Nothing is said of comments, of the order of columns, of
 * the layout of functions, of what chance made, and of the tables of pg-boss, which makes them itself.
 */
export async function catalogueOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ place: string; text: string | null }>`
    with relation as (
      select oid, relname, relkind, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relname not like 'kysely_migration%' and not ${isOfExtension("pg_class.oid")}
    ), line (place, text) as (
      select 'extension ' || extname, null from pg_extension where extname <> 'plpgsql'
      union all
      select 'schema ' || nspname, null from pg_namespace where nspname !~ '^(pg_|information_schema)'
      union all
      select 'domain ' || typname, concat_ws(' ', format_type(typbasetype, typtypmod), pg_get_constraintdef(pg_constraint.oid))
        from pg_type left join pg_constraint on contypid = pg_type.oid
        where typnamespace = 'public'::regnamespace and typtype not in ('b', 'c') and not ${isOfExtension("pg_type.oid")}
      union all
      select 'function ' || proname, concat_ws(' ', pg_get_function_arguments(pg_proc.oid), 'returns', pg_get_function_result(pg_proc.oid), lanname,
          provolatile, proparallel, prosecdef, proisstrict, proleakproof, procost, prorows, proconfig,
          ${withoutLayout("coalesce(pg_get_function_sqlbody(pg_proc.oid), prosrc)")})
        from pg_proc join pg_language on pg_language.oid = prolang
        where pronamespace = 'public'::regnamespace and not ${isOfExtension("pg_proc.oid")}
      union all
      select 'sequence ' || relname, concat_ws(' ', format_type(seqtypid, null), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
          'of ' || refobjid::regclass || ' ' || attname)
        from relation join pg_sequence on seqrelid = oid
        left join pg_depend on objid = oid and classid = 'pg_class'::regclass and deptype in ('a', 'i')
        left join pg_attribute on attrelid = refobjid and attnum = refobjsubid
      union all
      select 'relation ' || relname, concat_ws(' ', relkind, reloptions) from relation where relkind not in ('i', 'S')
      union all
      select concat('relation ', relname, ' column ', attname), concat_ws(' ', format_type(atttypid, atttypmod), nullif(collname, 'default'),
          case when attnotnull then 'not null' end, pg_get_expr(adbin, adrelid), nullif(attidentity, ''), nullif(attgenerated, ''), attstorage,
          nullif(attcompression, ''), attoptions)
        from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
        left join pg_collation on pg_collation.oid = attcollation
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relkind not in ('i', 'S')
      union all
      select concat('relation ', relname, ' constraint ', conname), concat_ws(' ', pg_get_constraintdef(pg_constraint.oid), case when not convalidated then 'not valid' end)
        from relation join pg_constraint on conrelid = relation.oid where contype not in ('n', 't')
      union all
      select concat('relation ', relname, ' index ', indexrelid::regclass), concat_ws(' ', pg_get_indexdef(indexrelid), case when not indisvalid then 'not valid' end,
          (select string_agg(attnum || ' statistics ' || attstattarget, ', ') from pg_attribute where attrelid = indexrelid and attstattarget >= 0))
        from relation join pg_index on indrelid = relation.oid
      union all
      select concat('relation ', relname, ' trigger ', tgname), concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
        from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
    )
    select place, text from line order by place collate "C", text collate "C"`.execute(db);
  return [
    ...rows.map(({ place, text }) => (text === null ? place : `${place}: ${text.replace(/\s*\n\s*/g, " ")}`)),
    ...(await rowsOfTables(db)),
  ];
}

async function rowsOfTables(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_migration%' order by relname collate "C"`.execute(
    db,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(name)} one order by 1`.execute(db);
    lines.push(...rows.map(({ row }) => `row of ${name}: ${row.replace(BY_CHANCE, "by chance")}`));
  }
  return lines;
}

const BY_CHANCE = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

const isOfExtension = (oid: string): RawBuilder<unknown> =>
  sql.raw(`exists (select from pg_depend where pg_depend.objid = ${oid} and deptype = 'e')`);

/** Without comments, spaces and the quotes of names. */
const withoutLayout = (text: string): RawBuilder<unknown> =>
  sql.raw(`regexp_replace(regexp_replace(${text}, '--[^\\n]*', '', 'g'), '[\\s"]+', '', 'g')`);
