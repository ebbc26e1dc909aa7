import { readFileSync } from "node:fs";
import type { BareRoutes } from "#tests/bench/server-cpu.ts";

/** What our server sends to the database for an address, and what it answers; `list`: those of whom it is a list, in their order. */
export type RecordedCall = {
  readonly statements: readonly { readonly text: string; readonly values: readonly unknown[] }[];
  readonly payload: { readonly [name: string]: unknown };
  readonly list: readonly { readonly therapist: { readonly _id: string } }[] | null;
};

/**
 * The statements of the calls that were recorded. Practitioners are made of the rows; what else is answered is the same as was recorded.
 */
export const routes: BareRoutes = (app, pool) => {
  let recorded: Readonly<Record<string, RecordedCall>> | null = null;
  app.get("/api/*", async (request) => {
    recorded ??= JSON.parse(readFileSync(process.env["BARE_CALLS"] ?? "", "utf8")) as Readonly<Record<string, RecordedCall>>;
    const call = recorded[request.url];
    if (call === undefined) throw new Error(`${request.url} was not recorded`);
    let rows: readonly Row[] = [];
    for (const { text, values } of call.statements) ({ rows } = await pool.query(text, [...values]));
    const payload = call.list === null ? call.payload : { ...call.payload, therapist_list: listed(rows, call.list) };
    return { status: { status_code: 0, message: "" }, payload };
  });
};

type Row = { readonly [column: string]: unknown };
type Clinic = { readonly at: { readonly latitude: number; readonly longitude: number } };
type About = { readonly english: string; readonly hindi: string | null };
type Fee = { readonly length: number; readonly mode: string; readonly amount: number };

function listed(rows: readonly Row[], list: NonNullable<RecordedCall["list"]>): readonly unknown[] {
  const byId = new Map(rows.map((row) => [row["id"], row]));
  return list.map((entry) => ({ ...entry, therapist: practitioner(byId.get(entry.therapist._id) ?? {}) }));
}

const practitioner = (row: Row) => ({
  _id: row["id"],
  name: row["name"],
  therapy: row["therapy"],
  qualifications: row["qualifications"],
  council: row["council"],
  registration_no: row["registration"],
  languages: row["languages"],
  gender: row["gender"],
  experience_since: row["practising_since"],
  cities: row["cities"],
  clinics: (row["clinics"] as readonly Clinic[]).map(({ at, ...one }) => ({ ...one, lat: at.latitude, lon: at.longitude })),
  fees: (row["fees"] as readonly Fee[]).map(({ length, mode, amount }) => ({ length, mode, fee: amount / 100 })),
  about: named(row["about"] as About | null),
  picture: row["picture"],
  buffer: row["buffer"],
  lead: row["lead"],
  horizon: row["horizon"],
});

const named = (about: About | null) => about && { en: about.english, hi: about.hindi };
