import { Readable } from "node:stream";
import { OWN_DATA } from "#adapters/http-contract/identity/person.ts";
import { fileDownload, savedFile, tooOften } from "./file-download.ts";
import type { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import type { RawRoute } from "#adapters/http-server/routes.ts";

/** Everything that is stored about the caller, as one JSON document. */
export const ownDataExport = (takeMyData: TakeMyData): RawRoute =>
  fileDownload({
    at: OWN_DATA,
    in: "query",
    askedIn: () => "all",
    read: takeMyData,
    fileOf: (pieces) =>
      savedFile({ type: "application/json; charset=utf-8", name: "my-data.json", body: Readable.from(pieces, { objectMode: false }) }),
    refusalOf: () => tooOften,
  });
