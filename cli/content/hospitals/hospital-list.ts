import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE } from "#cli/terminal.ts";
import { hospitalLines } from "./hospital-json.ts";
import { listText } from "./wording/hospitals.ts";

/** Lists the hospitals of their page, as a table or as a file that `hospital import` takes. */
export const hospitalList = databaseCommand({ name: "hospital list", switches: ["json"], options: [], files: 0 }, async (context) => {
  const { given, terminal } = context;
  const { withHospitals } = await import("./composition.ts");
  const page = await withHospitals(context, (hospitals) => hospitals.page());
  const lines = page === null ? [] : hospitalLines(page);
  await terminal.write(
    given.switches.has("json") ? lines.map((line) => `${JSON.stringify(line)}\n`).join("") : listText(page?.hospitals ?? []),
  );
  return DONE;
});
