import { settingsIn, toldSettings } from "#cli/settings.ts";
import { doctorWords } from "#cli/wording/doctor.ts";
import { fault, look, well } from "./finding.ts";
import type { Finding } from "./finding.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Wrong settings, and those that a shop which is open to others should have. */
export function findingsOfSettings(environment: Environment): readonly Finding[] {
  const read = settingsIn(environment);
  if ("faults" in read) return read.faults.map((told) => fault("settings", told));
  const isOpen = !["localhost", "127.0.0.1", "::1"].includes(read.settings.host);
  const advised = toldSettings(environment).flatMap(({ variable, advice }) =>
    advice === null ? [] : [`${variable} is not set. ${advice}`],
  );
  return [well("settings", doctorWords.settingsWell), ...advised.map((told) => (isOpen ? look("settings", told) : well("settings", told)))];
}
