import { unusable } from "#cli/complaints.ts";
import { databaseCommand } from "#cli/database/database-command.ts";
import { DONE, UNUSABLE_INPUT } from "#cli/terminal.ts";
import { NO_PRESCRIPTION, verifiedText } from "./wording/prescriptions.ts";
import type { VerifiedPrescription } from "#core/consultations/prescriptions/verification/verified-prescription.ts";

/** As it stands on paper; anything else names a file. */
const NUMBER = /^RX\w+\/\d{4}\/\d{6}$/;

/** Works out again what each version of a prescription's hash is, by its number or from a file. */
export const prescriptionVerify = databaseCommand(
  { name: "prescription verify", switches: ["json"], options: ["as"], files: 1 },
  async (context) => {
    const { given, terminal } = context;
    const [named = ""] = given.files;
    const { verifiedInFile, verifiedInShop } = await import("./composition.ts");
    let verified: readonly VerifiedPrescription[];
    if (NUMBER.test(named)) {
      const one = await verifiedInShop(context, named);
      verified = one === null ? [] : [one];
    } else {
      const read = verifiedInFile(await terminal.readWhole(named));
      if (read.kind === "refused") return unusable(terminal, read.refusal);
      verified = read.value;
    }
    if (verified.length === 0) {
      terminal.complain(NO_PRESCRIPTION);
      return UNUSABLE_INPUT;
    }
    const isAsked = given.switches.has("json");
    await terminal.write(isAsked ? `${JSON.stringify(verified.map(verifiedJson), null, 2)}\n` : verified.map(verifiedText).join(""));
    return verified.every(({ fault }) => fault === null) ? DONE : UNUSABLE_INPUT;
  },
);

const verifiedJson = ({ number, versions, isWithdrawn, fault }: VerifiedPrescription): object => ({
  number,
  versions: versions.map(({ version, hash }) => ({ version, hash })),
  withdrawn: isWithdrawn,
  fault,
});
