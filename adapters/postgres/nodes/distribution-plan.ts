import { sql } from "kysely";
import { OWNER, OWNERS, placedTables, placeOf } from "./places.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { StayReason } from "./table-place.ts";

/**
 * What stands in the way of a table's lying by customer: it has no column `customer`; a key by which rows of different nodes would have to
 * be compared; a foreign key to rows that lie elsewhere, or from them; numbers that can't be given on many nodes, as only those of eight
 * bytes can; what runs with each row.
 */
export type Hindrance = {
  readonly kind: "no-customer" | "key" | "refers" | "is-referred-to" | "identity" | "trigger";
  /** Of the key, the foreign key, the column or the trigger; empty: of nothing. */
  readonly name: string;
};

/** The functions of triggers that look at nothing but their row: they run on each node as on one PostgreSQL. */
const OF_ITS_ROW: ReadonlySet<string> = new Set(["keep_reward_entry", "keep_as_written"]);

/**
 * What only one PostgreSQL has, by the name of the key, the foreign key or the trigger's function. It goes with the move, as the foreign
 * key to the customer's row does:
 * - `reward_entry_id`: by it servers of the version before put points, none of which runs any more where points are moved;
 * - `ticket_message_ticket_fkey` and `name_ticket_message_customer`: by them messages that servers of the version before put are named
 *   their customer, and go with the ticket that these erase;
 * - `keep_reward_entry_of_customer`: it looks at the customer's row, which no node has. What is deleted there is `deleteCustomerIn`'s
 *   alone;
 * - `name_money_customer`: by it payments and entries that servers of the version before put are named their customer;
 * - `name_order`, `name_order_step_customer`: they write and read `order_number` for servers of the version before;
 * - `name_booking_customer`, `name_prescription_customer`, `name_lab_booking_customer`, `name_plan_customer`: by them what servers of the
 *   version before put beside appointments, prescriptions, bookings of tests and plans is named its customer;
 * - the foreign keys from there to these: by them it goes with what these servers erase;
 * - `lab_report_paper_fkey`: a report comes with its upload in one transaction, and `forgetUnusedUploads` looks for whoever names one;
 * - `booking_feedback_booking_id`, `prescription_draft_booking_id`: by them these servers put a row in the place of another;
 * - `keep_order_step`: it looks at the order's row, which a node knows by another name. What is deleted there is `eraseOrdersIn`'s alone.
 */
const OF_ONE_POSTGRESQL: ReadonlySet<string> = new Set([
  "reward_entry_id",
  "keep_reward_entry_of_customer",
  "ticket_message_ticket_fkey",
  "name_ticket_message_customer",
  "name_money_customer",
  "name_order",
  "name_order_step_customer",
  "keep_order_step",
  "name_booking_customer",
  "name_prescription_customer",
  "name_lab_booking_customer",
  "name_plan_customer",
  "booking_step_booking_fkey",
  "booking_complaint_booking_fkey",
  "booking_feedback_booking_fkey",
  "prescription_draft_booking_fkey",
  "prescription_version_prescription_fkey",
  "lab_booking_step_booking_fkey",
  "lab_report_booking_fkey",
  "lab_report_paper_fkey",
  "plan_subscription_step_plan_fkey",
  "booking_feedback_booking_id",
  "prescription_draft_booking_id",
]);

/** What a table loses as it is moved. */
export type Loss = { readonly kind: "foreign-key" | "index" | "trigger"; readonly name: string };

/** What would become of a table. */
export type PlannedTable = {
  readonly table: string;
  /** `lies`: by customer already; `goes`: it would; anything else: why it stays on the coordinator. */
  readonly place: "lies" | "goes" | StayReason;
  /** As many as it had when the database last counted; a table that it never counted is counted now. */
  readonly rows: number;
  /** With its indexes. */
  readonly bytes: number;
  /** The foreign keys to the customer's row, and what else only one PostgreSQL has. */
  readonly loses: readonly Loss[];
  readonly hindrances: readonly Hindrance[];
};

/** What `distribute` would do here. */
export type DistributionPlan = {
  /** null: this is a plain PostgreSQL. */
  readonly citus: string | null;
  /** How many nodes take rows. */
  readonly nodes: number;
  readonly tables: readonly PlannedTable[];
};

/** Reads what would become of each table, on any PostgreSQL. Nothing is changed. */
export async function distributionPlan(db: Database): Promise<DistributionPlan> {
  const { rows: extension } = await sql<{
    version: string;
  }>`select extversion as version from pg_extension where extname = 'citus'`.execute(db);
  const citus = extension[0]?.version ?? null;
  const lying = citus === null ? new Map<string, Measured>() : await measuredOnNodes(db);
  const [found, ways] = [await measured(db), await hindrancesOf(db)];
  const tables = placedTables.flatMap((table): readonly PlannedTable[] => {
    const [here, place] = [found.get(table), placeOf(table)];
    if (here === undefined || place === null) return [];
    const { hindrances = [], loses = [] } = ways.get(table) ?? {};
    const there = lying.get(table);
    if (there !== undefined) return [{ table, place: "lies", ...there, loses: [], hindrances }];
    return [{ table, place: place === "by-customer" ? "goes" : place, ...here, loses, hindrances }];
  });
  return { citus, nodes: citus === null ? 0 : await nodesWithRows(db), tables };
}

type Measured = { readonly rows: number; readonly bytes: number };

async function measured(db: Database): Promise<ReadonlyMap<string, Measured>> {
  const { rows } = await sql<{ table: string; rows: number | null; bytes: number }>`
    select relname as table, nullif(reltuples, -1)::float8 as rows, pg_total_relation_size(oid) as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const tables = new Map<string, Measured>();
  for (const { table, rows: known, bytes } of rows) tables.set(table, { rows: known ?? (await counted(db, table)), bytes });
  return tables;
}

async function counted(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.id(table)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** What lies by customer already. */
async function measuredOnNodes(db: Database): Promise<ReadonlyMap<string, Measured>> {
  const { rows } = await sql<{ table: string; bytes: number }>`select relname as table, citus_total_relation_size(logicalrelid) as bytes
    from pg_dist_partition join pg_class on oid = logicalrelid where partmethod = 'h'`.execute(db);
  const tables = new Map<string, Measured>();
  for (const { table, bytes } of rows) tables.set(table, { rows: (await countedByShards(db, table)) ?? (await counted(db, table)), bytes });
  return tables;
}

/** null: there is a shard that was never counted. */
async function countedByShards(db: Database, table: string): Promise<number | null> {
  const { rows } = await sql<{ rows: number | null }>`
    select case when min(result::float8) >= 0 then sum(result::float8) end as rows
    from run_command_on_shards(${table}, 'select reltuples from pg_class where oid = ''%s''::regclass')`.execute(db);
  return rows[0]?.rows ?? null;
}

async function nodesWithRows(db: Database): Promise<number> {
  const { rows } = await sql<{ nodes: number }>`select count(*) as nodes from pg_dist_node
    where isactive and shouldhaveshards and noderole = 'primary'`.execute(db);
  return rows[0]?.nodes ?? 0;
}

type Way = { readonly hindrances: readonly Hindrance[]; readonly loses: readonly Loss[] };

async function hindrancesOf(db: Database): Promise<ReadonlyMap<string, Way>> {
  const { rows } = await sql<{ table: string; kind: Hindrance["kind"]; name: string; other: string | null }>`
    with ours as (select oid, relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace),
      owned as (select attrelid, attnum from pg_attribute where attname = ${OWNER} and attnum > 0 and not attisdropped)
    select relname as table, 'no-customer' as kind, '' as name, null as other from ours where oid not in (select attrelid from owned)
    union all
    select ours.relname, 'key', index.relname, null from pg_index join ours on ours.oid = indrelid join pg_class index on index.oid = indexrelid
      where (indisunique or indisexclusion)
        and not exists (select from owned where attrelid = indrelid and attnum = any(indkey))
    union all
    select ours.relname, 'refers', conname, other.relname from pg_constraint join ours on ours.oid = conrelid join pg_class other on other.oid = confrelid
      where contype = 'f'
    union all
    select ours.relname, 'is-referred-to', conname, other.relname from pg_constraint join ours on ours.oid = confrelid join pg_class other on other.oid = conrelid
      where contype = 'f'
    union all
    select relname, 'identity', attname, null from pg_attribute join ours on ours.oid = attrelid
      where attidentity <> '' and not attisdropped and atttypid <> 'int8'::regtype
    union all
    select relname, 'trigger', tgname, proname from pg_trigger join ours on ours.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal
    order by 1, 2, 3`.execute(db);
  const ways = new Map<string, { hindrances: Hindrance[]; loses: Loss[] }>();
  for (const { table, kind, name, other } of rows) {
    const way = ways.get(table) ?? { hindrances: [], loses: [] };
    ways.set(table, way);
    if (kind === "trigger" && OF_ITS_ROW.has(other ?? "")) continue;
    if (kind === "is-referred-to" && OF_ONE_POSTGRESQL.has(name)) continue; // The other table loses it.
    if (kind === "refers" && (other === OWNERS || OF_ONE_POSTGRESQL.has(name))) way.loses.push({ kind: "foreign-key", name });
    else if (kind === "trigger" && OF_ONE_POSTGRESQL.has(other ?? "")) way.loses.push({ kind, name });
    else if (kind === "key" && OF_ONE_POSTGRESQL.has(name)) way.loses.push({ kind: "index", name });
    else way.hindrances.push({ kind, name });
  }
  return ways;
}
