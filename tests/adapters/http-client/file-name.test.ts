import { describe, expect, it } from "vitest";
import { fileNameIn } from "#adapters/http-client/fetch-as-customer.ts";

const named = (disposition: string) => fileNameIn(new Response(null, { headers: { "content-disposition": disposition } }), "report.pdf");

describe("the name of a file that the server sends", () => {
  it("is the server's", () => expect(named('attachment; filename="I-25-000123.pdf"')).toBe("I-25-000123.pdf"));
  it("is its kind's where the server names none, or leads to a folder", () => {
    expect(fileNameIn(new Response(null), "report.pdf")).toBe("report.pdf");
    expect(["attachment", 'attachment; filename="../a.pdf"', `attachment; filename="${"a".repeat(121)}"`].map(named)).toEqual(
      Array(3).fill("report.pdf"),
    );
  });
});
