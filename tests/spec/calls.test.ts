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

  it("are answered, under their names", () => {
    const isAnswered = (call: Call) => {
      const answering = [...endpoints, download].find(({ method, path }) => method === call.method && path === call.path);
      return answering !== undefined && call.names.every((name) => namesIn(answering.shapes.request).includes(name));
    };
    expect(answered.length).toBeGreaterThan(50);
    expect(answered.filter((call) => !isAnswered(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});
