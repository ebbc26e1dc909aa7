import { Readable } from "node:stream";
import { OWN_DATA } from "../http-contract/person.ts";
import { SIGNED_OUT_TEXT, told } from "./told.ts";
import type { ExportMyData } from "#core/account/export-my-data.use-case.ts";
import type { DataPart } from "#core/account/own-data.port.ts";
import type { Way } from "./routes.ts";

/** All that is kept of whoever asks, as one JSON document: written as it is read, however long it is. */
export const ownDataExport =
  (exportMyData: ExportMyData): Way =>
  (api, whoAsks) => {
    api.get(OWN_DATA, async (request, reply) => {
      const { session } = await whoAsks(request);
      if (session === null) return reply.code(401).send(told(401, SIGNED_OUT_TEXT));
      const exported = await exportMyData(session.customer);
      if (exported.kind === "refused") {
        return reply.code(429).header("retry-after", "3600").send(told(429, "Too many requests. Please try again later."));
      }
      const { exportedAt, parts } = exported.value;
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="my-data.json"')
        .send(Readable.from(written(exportedAt, parts), { objectMode: false }));
    });
  };

async function* written(exportedAt: number, parts: readonly DataPart[]): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(new Date(exportedAt).toISOString())}`;
  for (const { name, records } of parts) {
    yield `,\n${JSON.stringify(name)}: [`;
    let between = "\n";
    for await (const record of records) {
      yield `${between}${JSON.stringify(record)}`;
      between = ",\n";
    }
    yield "\n]";
  }
  yield "\n}\n";
}
