import { settingsIn, toldSettings } from "#cli/settings.ts";
import { doctorWords } from "#cli/wording/doctor.ts";
import { sandboxIsActiveText } from "../wording/payments.ts";
import { fault, look, well } from "./finding.ts";
import type { Settings } from "#cli/settings.ts";
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
  return [
    well("settings", doctorWords.settingsWell),
    ...advised.map((told) => (isOpen ? look("settings", told) : well("settings", told))),
    ...findingsOfPayment(read.settings),
  ];
}

/** Goods that are sold to anybody are not to be had for a press of a button. */
function findingsOfPayment({ razorpayKeyId, siteUrl }: Settings): readonly Finding[] {
  const isPublic = siteUrl !== null && !["localhost", "127.0.0.1", "[::1]"].includes(new URL(siteUrl).hostname);
  return razorpayKeyId === null && isPublic ? [look("payments", sandboxIsActiveText)] : [];
}
