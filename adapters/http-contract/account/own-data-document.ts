import type { DataPart } from "#core/account/own-data.port.ts";
import type { ExportMyData } from "#core/account/export-my-data.use-case.ts";
import type { TakeMyData } from "#core/account/take-my-data.use-case.ts";
import { ok } from "#core/shared/result.ts";

/** Prints what is exported as one JSON document, written as it is read, however long it is. */
export const printMyData =
  ({ exportMyData }: { readonly exportMyData: ExportMyData }): TakeMyData =>
  async (customer) => {
    const exported = await exportMyData(customer);
    if (exported.kind === "refused") return exported;
    const { exportedAt, parts } = exported.value;
    return ok(encoded(written(exportedAt, parts)));
  };

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

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
