// Prints which statements of the specification are named in the titles of tests, by area and check, and what waits for what. With --planted it
// runs the tests against faults instead, to see whether what they name they hold.
import { inventory, named } from "./named.ts";
import { broken, declared, statementCoverage } from "./statement-coverage.ts";
import type { StatementCoverage } from "./statement-coverage.ts";

const PLANTED = "--planted";

if (process.argv.includes(PLANTED)) {
  const { runPlanted } = await import("./planted/run.ts"); // It loads the runner of tests, which the figures need not wait for.
  process.exitCode = (await runPlanted(process.argv.slice(2).filter((word) => word !== PLANTED))) ? 0 : 1;
} else printCoverage();

function printCoverage(): void {
  const all = statementCoverage(inventory(), declared(), named());

  const groups = new Map<string, StatementCoverage[]>();
  for (const one of all) {
    const group = `${one.statement.area} ${one.check}`;
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  const waiting = (group: readonly StatementCoverage[]): string =>
    [...new Set(group.map(({ state }) => (state.kind === "deferred" ? `waits for ${state.to}` : state.kind)))].join(", ");

  print("area", "check", "named", "demanded", "share", "");
  for (const [name, group] of [...groups].sort(([a], [b]) => a.localeCompare(b, "en"))) {
    const [area = "", check = ""] = name.split(" ");
    row(area, check, group, waiting(group));
  }
  row("all", "", all, "");

  const deferred = Map.groupBy(
    all.filter(({ isNamed, state }) => state.kind === "deferred" && !isNamed),
    ({ state }) => (state.kind === "deferred" ? state.to : ""),
  );
  console.log("");
  for (const [to, group] of deferred) {
    console.log(`${group.length} wait for ${to}`);
    if (process.argv.includes("--missing"))
      for (const { statement, check } of group) console.log(`  ${statement.area} ${check}: ${statement.id}`);
  }

  const open = all.filter(({ state, isNamed }) => state.kind === "open" && !isNamed);
  for (const { statement, check } of open) console.log(`neither done nor deferred: ${statement.area} ${check}: ${statement.id}`);

  const faults = broken(all);
  for (const { statement, check } of faults) console.log(`said to be done, named by no test: ${statement.area} ${check}: ${statement.id}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function row(area: string, check: string, group: readonly StatementCoverage[], state: string): void {
  const covered = group.filter(({ isNamed }) => isNamed).length;
  print(area, check, String(covered), String(group.length), `${Math.floor((100 * covered) / Math.max(group.length, 1))} %`, state);
}

function print(area: string, check: string, covered: string, demanded: string, share: string, state: string): void {
  console.log(
    `${area.padEnd(14)} ${check.padEnd(8)} ${covered.padStart(6)} ${demanded.padStart(9)} ${share.padStart(6)}  ${state}`.trimEnd(),
  );
}
