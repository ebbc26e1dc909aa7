import type { LabTest } from "../lab-test.ts";

/** A test as lists and packages know it: `parameters` is how many values its report has. */
export type ListedLabTest = Omit<LabTest, "parameters" | "prepare" | "source" | "gst" | "aliases"> & { readonly parameters: number };

export function listedTest({ prepare: _, source: _1, gst: _2, aliases: _3, parameters, ...test }: LabTest): ListedLabTest {
  return { ...test, parameters: parameters.length };
}
