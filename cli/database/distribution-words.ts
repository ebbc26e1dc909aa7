import { toLeft, toRight, widestOf, wrapped } from "#cli/printing/columns.ts";
import { HINDRANCES, LOSSES, PLACES, REFUSALS } from "./wording/distribution.ts";

type Hindrance = { readonly kind: keyof typeof HINDRANCES; readonly name: string };
type Loss = { readonly kind: keyof typeof LOSSES; readonly name: string };
type Planned = {
  readonly table: string;
  readonly place: keyof typeof PLACES;
  readonly rows: number;
  readonly bytes: number;
  readonly loses: readonly Loss[];
  readonly hindrances: readonly Hindrance[];
};
type Plan = { readonly citus: string | null; readonly nodes: number; readonly tables: readonly Planned[] };
type Refusal =
  | { readonly kind: keyof typeof REFUSALS }
  | { readonly kind: "hindered"; readonly table: string; readonly hindrance: Hindrance };

const WIDTH = 100;

const nodesText = (nodes: number): string => (nodes === 1 ? "1 node takes" : `${nodes} nodes take`);
const countText = (count: number): string => Math.round(count).toLocaleString("en-IN");
const megabytesText = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What would become of each table: those of one place together, what stands in its way below it. */
export function planText({ citus, nodes, tables }: Plan): string {
  const head = citus === null ? "A plain PostgreSQL." : `PostgreSQL with Citus ${citus}: ${nodesText(nodes)} rows.`;
  const rows = tables.map(({ table, rows, bytes }) => [table, countText(rows), megabytesText(bytes)]);
  const widths = [0, 1, 2].map((column) => widestOf(rows.map((row) => row[column] ?? "")));
  const lineOf = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? toLeft : toRight)(widths[column] ?? 0, cell)).join("  ");
  const all = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  const groups = (Object.keys(PLACES) as (keyof typeof PLACES)[]).flatMap((place) => {
    const here = tables.filter((table) => table.place === place);
    if (here.length === 0) return [];
    const bytes = here.reduce((sum, table) => sum + table.bytes, 0);
    const share = all === 0 ? "" : `, ${((100 * bytes) / all).toFixed(1)} % of all bytes`;
    const lines = here.flatMap((table) => [
      `  ${lineOf([table.table, countText(table.rows), megabytesText(table.bytes)])}`,
      ...waysText(table),
    ]);
    return ["", ...wrapped(`${PLACES[place]} (${megabytesText(bytes)}${share})`, WIDTH, ""), ...lines];
  });
  return `${[head, ...groups].join("\n")}\n`;
}

function waysText({ loses, hindrances }: Planned): readonly string[] {
  const all = [...namesText(LOSSES, loses), ...namesText(HINDRANCES, hindrances)].join("; ");
  return all === "" ? [] : wrapped(all, WIDTH - 4, "    ");
}

/** The names of each kind, behind what is said of it. */
function namesText<Kind extends string>(
  said: Readonly<Record<Kind, string>>,
  found: readonly { readonly kind: Kind; readonly name: string }[],
): readonly string[] {
  return (Object.keys(said) as Kind[]).flatMap((kind) => {
    const names = found.filter((one) => one.kind === kind).map(({ name }) => name);
    return names.length === 0 ? [] : [names.join() === "" ? said[kind] : `${said[kind]} ${names.join(", ")}`];
  });
}

export const distributedText = (tables: readonly string[], nodes: number): string =>
  tables.length === 0
    ? "All that lies by customer lies on the nodes already.\n"
    : `${tables.join(", ")}: by customer from now on; ${nodesText(nodes)} rows.\n`;

export const undistributedText = (refusal: Refusal): string =>
  "hindrance" in refusal
    ? `${refusal.table} can't lie by customer: ${HINDRANCES[refusal.hindrance.kind]} ${refusal.hindrance.name}. Nothing was changed.\n`
    : `${REFUSALS[refusal.kind]}\n`;
