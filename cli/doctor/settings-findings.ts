import { settingsIn, describedSettings } from "#cli/settings.ts";
import { doctorWords } from "./words.ts";
import { sandboxIsActiveText } from "#cli/payments/words.ts";
import { pushFindings } from "#cli/devices/push-findings.ts";
import { fault, warning, passed } from "./finding.ts";
import type { Settings } from "#cli/settings.ts";
import type { Finding } from "./finding.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Wrong settings, and those that a shop which is open to others should have. */
export function settingsFindings(environment: Environment): readonly Finding[] {
  const read = settingsIn(environment);
  if ("faults" in read) return read.faults.map((text) => fault("settings", text));
  const isOpen = !["localhost", "127.0.0.1", "::1"].includes(read.settings.host);
  const advised = describedSettings(environment).flatMap(({ variable, advice }) =>
    advice === null ? [] : [`${variable} is not set. ${advice}`],
  );
  return [
    passed("settings", doctorWords.settingsWell),
    ...advised.map((text) => (isOpen ? warning("settings", text) : passed("settings", text))),
    ...findingsOfPayment(read.settings),
    ...pushFindings(read.settings),
  ];
}

/** Goods that are sold to anybody are not to be had for a press of a button. */
function findingsOfPayment({ razorpayKeyId, paymentProvider, siteUrl }: Settings): readonly Finding[] {
  const isPublic = siteUrl !== null && !["localhost", "127.0.0.1", "[::1]"].includes(new URL(siteUrl).hostname);
  const isSandbox = (paymentProvider ?? (razorpayKeyId === null ? "sandbox" : "razorpay")) === "sandbox";
  return isSandbox && isPublic ? [warning("payments", sandboxIsActiveText)] : [];
}
