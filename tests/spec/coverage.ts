// Prints which statements of the specification are named in the titles of tests, area by area.
import { globSync, readFileSync } from "node:fs";
import { inventory, namedIn } from "./named.ts";

const named = new Set(globSync("tests/**/*.test.{ts,tsx}").flatMap((path) => namedIn(readFileSync(path, "utf8"))));
const statements = inventory();
const areas = [...new Set(statements.map(({ area }) => area))];

const rows = [...areas, "all"].map((area) => {
  const demanded = statements.filter((statement) => (area === "all" || statement.area === area) && statement.demand === "must");
  const covered = demanded.filter(({ id }) => named.has(id));
  return [area, String(covered.length), String(demanded.length), `${Math.round((100 * covered.length) / Math.max(demanded.length, 1))} %`];
});
for (const [area = "", covered = "", demanded = "", share = ""] of [["area", "named", "demanded", "share"], ...rows]) {
  console.log(`${area.padEnd(14)} ${covered.padStart(6)} ${demanded.padStart(9)} ${share.padStart(6)}`);
}
if (process.argv.includes("--missing")) {
  const missing = statements.filter(({ id, demand }) => demand === "must" && !named.has(id));
  for (const { area, id } of missing) console.log(`${area}: ${id}`);
}
