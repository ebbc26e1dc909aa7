import { Readable } from "node:stream";
import { ok, refused } from "#core/shared/result.ts";
import { ENTRIES_DOWNLOAD, entriesFileOf, takenFormIn } from "#adapters/http-contract/trackers/entries-download.ts";
import { memberIn } from "#adapters/http-contract/patient-name.ts";
import { envelopeOfProblems } from "#adapters/http-server/answers/envelope.ts";
import { fileDownload, notFound, savedFile } from "./file-download.ts";
import type { FindPatient } from "#core/account/find-patient.use-case.ts";
import type { TakeMyEntries } from "#core/trackers/mine/take-my-entries.use-case.ts";
import type { Result } from "#core/shared/result.ts";
import type { Problem } from "#adapters/http-contract/endpoint.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** What of the name of a member can't be read; null: the caller has no such member. */
type Unread = { readonly problems: readonly Problem[] | null };

/** The tracker entries of the caller, or of a member of the family, as a file. */
export const entriesDownload = (take: TakeMyEntries, findPatient: FindPatient): RawRoute =>
  fileDownload({
    at: ENTRIES_DOWNLOAD,
    in: "query",
    askedIn: (query) => {
      const form = takenFormIn(query);
      return form === null ? null : { form, named: memberIn(query) };
    },
    read: async (customer, { form, named }): Promise<Result<AsyncIterable<Uint8Array>, Unread>> => {
      if ("problems" in named) return refused(named);
      const patient = await findPatient(customer, named.member);
      return patient === null ? refused({ problems: null }) : ok(await take(patient, form));
    },
    fileOf: (pieces, { form }) => savedFile({ ...entriesFileOf(form), body: Readable.from(pieces, { objectMode: false }) }),
    refusalOf: ({ problems }) =>
      problems === null ? notFound("Not found") : { status: 400, message: envelopeOfProblems(400, problems).status.message, problems },
  });
