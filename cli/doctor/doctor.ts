import { readArguments } from "#cli/arguments.ts";
import { wrongUsage } from "#cli/complaints.ts";
import { dataFolder, environmentFor } from "#cli/data-folder.ts";
import { settingsFindings } from "./settings-findings.ts";
import { settingsIn, describedSettings } from "#cli/settings.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { findingsText, settingsText } from "./words.ts";
import type { Finding } from "./finding.ts";
import type { Command } from "#cli/terminal.ts";

const COMMAND = "doctor";

/** Says what is misconfigured, or lists the settings. Ends with 1 where something keeps the shop from working. */
export const doctor: Command = async (given, terminal) => {
  const read = readArguments(given, { switches: ["json", "settings"], options: ["data"], files: 0 });
  if (read.kind === "refused") return wrongUsage(terminal, COMMAND, read.refusal);
  const { switches, options } = read.value;
  const environment = environmentFor(process.env, options.get("data"));
  const isJson = switches.has("json");
  if (switches.has("settings")) {
    const settings = describedSettings(environment);
    await terminal.write(isJson ? `${JSON.stringify({ settings })}\n` : settingsText(settings));
    return DONE;
  }
  const findings = [...settingsFindings(environment), ...(await findingsOfPlaces(environment))];
  await terminal.write(isJson ? `${JSON.stringify({ findings })}\n` : findingsText(findings));
  return findings.some(({ state }) => state === "fault") ? UNUSABLE_INPUT : DONE;
};

/** Nothing where the settings don't say which places. */
async function findingsOfPlaces(environment: Readonly<Record<string, string | undefined>>): Promise<readonly Finding[]> {
  const read = settingsIn(environment);
  if ("faults" in read) return [];
  const folder = dataFolder(read.settings.dataFolder);
  const { pageFindings } = await import("#cli/server/page-findings.ts");
  const { folderFindings } = await import("./folder-findings.ts");
  const { databaseFindings } = await import("./database-findings.ts");
  const { bucketFindings } = await import("#cli/files/bucket-findings.ts");
  const { poolerFindings } = await import("./pooler-findings.ts");
  return [
    ...pageFindings(),
    ...(await folderFindings(folder)),
    ...(await bucketFindings(read.settings)),
    ...(await poolerFindings(read.settings)),
    ...(await databaseFindings(read.settings, folder)),
  ];
}
