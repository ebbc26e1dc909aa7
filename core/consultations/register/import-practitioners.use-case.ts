import { ok, refused } from "../../shared/result.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { Result } from "../../shared/result.ts";
import type { IncomingPractitioner, PractitionerIntake, PractitionerRegister } from "./practitioner-register.port.ts";

/** The practitioners of a file, some at a time, and the faults of the other lines. */
export type PractitionerFile = AsyncIterable<{
  readonly practitioners: readonly { readonly line: number; readonly practitioner: IncomingPractitioner }[];
  readonly faults: readonly LineFault[];
}>;

/** `name` is the file's name without its folders. */
export type PractitionerImport = {
  readonly name: string;
  readonly file: PractitionerFile;
  readonly faulty: "take-none" | "leave-out";
};

/** `leftOut` in lines of the file. */
export type ImportedPractitioners = PractitionerIntake & { readonly leftOut: number };

/**
 * Imports the practitioners of a file as staff; `who` is the staff member's name. If any line is faulty, either nobody is imported or only
 * the sound lines are. An id or an account that a line before has is a fault. Source: specification/consultations.md, Staff commands.
 */
export type ImportPractitioners = (
  who: string,
  given: PractitionerImport,
  told: (fault: LineFault) => void,
) => Promise<Result<ImportedPractitioners, { readonly kind: "faulty"; readonly faults: number }>>;

export function makeImportPractitioners(needs: { readonly register: PractitionerRegister; readonly now: Clock }): ImportPractitioners {
  const { register, now } = needs;
  return async (who, { name, file, faulty }, told) => {
    const lines = new Map<string, number>();
    const accounts = new Map<Mobile, number>();
    const faultyLines = new Set<number>();
    let faults = 0;
    const note = (fault: LineFault) => {
      faults += 1;
      faultyLines.add(fault.line);
      told(fault);
    };
    const batches = async function* () {
      for await (const some of file) {
        some.faults.forEach(note);
        yield some.practitioners.flatMap(({ line, practitioner }) => {
          const before = lines.get(practitioner.id);
          if (before !== undefined) {
            note({ line, path: "_id", expected: `an id once; line ${before} has it too` });
            return [];
          }
          const { account } = practitioner;
          const taken = account === null ? undefined : accounts.get(account);
          if (taken !== undefined) {
            note({ line, path: "account", expected: `an account once; line ${taken} has it too` });
            return [];
          }
          lines.set(practitioner.id, line);
          if (account !== null) accounts.set(account, line);
          return [practitioner];
        });
      }
    };
    const isRefused = () => faulty === "take-none" && faults > 0;
    const taken = await register.import(batches(), (intake) =>
      isRefused()
        ? null
        : {
            at: now(),
            who,
            action: "practitioner import",
            subject: { kind: "practitioner", id: "all" },
            details: { file: name, left_out: faultyLines.size, ...intake },
          },
    );
    return isRefused() ? refused({ kind: "faulty", faults }) : ok({ ...taken, leftOut: faultyLines.size });
  };
}
