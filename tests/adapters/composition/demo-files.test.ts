import { expect, it } from "vitest";
import { refuseFaults, valuesIn } from "#adapters/composition/demo-files.ts";
import { refused } from "#core/shared/result.ts";

const fault = { line: 3, path: "mrp", expected: "an amount in rupees" };

it("a fault in a file of the demo names the file and the line to whoever has edited it", () => {
  expect(() => refuseFaults("products", [fault, { ...fault, line: 4 }])).toThrow(
    "adapters/demo/products.ndjson, line 3, mrp: expected an amount in rupees",
  );
  expect(() => refuseFaults("products", [])).not.toThrow();
});

it("a row of it that can't be read is no value, and no silence either", () => {
  const row = { line: 3, id: "a", over: () => refused([fault]), changes: () => [] };
  expect(() => valuesIn({ rows: [row], faults: [] })).toThrow("line 3, mrp");
  expect(() => valuesIn({ rows: [], faults: [fault] })).toThrow("line 3, mrp");
});
