import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DOCUMENT_DOWNLOAD, documentQuery } from "#adapters/http-contract/invoices/document-download.ts";
import { endpoints } from "#adapters/composition/server/endpoints.ts";
import { namesIn } from "#tests/http/endpoints/schema-parts.ts";
import { inventory } from "./named.ts";
import { declared } from "./statement-coverage.ts";

/** A call of the specification: its method, address and request fields as far as they are told. */
type Call = { readonly id: string; readonly method: string; readonly path: string; readonly names: readonly string[] };

const all: readonly Call[] = JSON.parse(readFileSync("docs/specification/calls.json", "utf8"));
const statements = new Map(inventory().map((statement) => [statement.id, statement]));
const { done } = declared();

/** Calls of areas whose calls are said to be done, asked for or only possible, but for those that are said to wait. */
const answered = all.filter(({ id }) => {
  const area = statements.get(id)?.area;
  const said = done.find((one) => one.area === area && one.checks.includes("api"));
  return said !== undefined && said.except?.[id] === undefined;
});

/** Answers with a file instead of an envelope. */
const download = { method: "POST", path: DOCUMENT_DOWNLOAD, shapes: { request: documentQuery } };

describe("the specification's calls", () => {
  it("are statements of it", () => expect(all.filter(({ id }) => !statements.has(id))).toEqual([]));

  it("are more than fifty that are answered", () => expect(answered.length).toBeGreaterThan(50));

  // A client and a server that share a contract agree on any address: this alone holds what the specification fixes.
  it.each(answered.map((call) => [`${call.method} ${call.path} [${call.id}]`, call] as const))(
    "are answered, under their names: %s",
    (_, { method, path, names }) => {
      const answering = [...endpoints, download].find((endpoint) => endpoint.method === method && endpoint.path === path);
      expect(answering === undefined ? [] : namesIn(answering.shapes.request)).toEqual(expect.arrayContaining([...names]));
      expect(answering).toBeDefined();
    },
  );
});
