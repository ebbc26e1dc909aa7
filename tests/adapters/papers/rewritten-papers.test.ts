import { spawn } from "node:child_process";
import { deflateSync } from "node:zlib";
import { extractText } from "unpdf";
import { describe, expect, it } from "vitest";
import { EXIT_CODES } from "#adapters/papers/rewrite-limits.ts";
import { rewrittenPapers } from "#adapters/papers/rewritten-papers.ts";
import { aPaper, aPaperByHand } from "./a-paper.ts";

const papers = rewrittenPapers();
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

describe("a PDF that somebody sends", () => {
  it("is written anew with all that can be read on it, links among it, and without what hung on behind", async () => {
    const sent = await aPaper((paper) => paper.text("HbA1c 5.6 %").addPage().text("Vitamin D", { link: "https://example.org" }));
    const stored = await papers.rewritten(joined(sent, bytesOf("<script>SENTINEL</script>")));
    if (typeof stored === "string") throw new Error(stored);
    const read = Buffer.from(stored).toString("latin1");
    expect(read.startsWith("%PDF-")).toBe(true);
    expect(read).not.toContain("SENTINEL");
    const { text, totalPages } = await extractText(new Uint8Array(stored), { mergePages: true });
    expect([totalPages, text.replaceAll("\n", " ")]).toEqual([2, "HbA1c 5.6 % Vitamin D"]);
  });

  it.each([
    ["that opens with a password", { userPassword: "a" }],
    ["that opens without one and forbids printing", { ownerPassword: "a" }],
  ])("is refused where it is encrypted: one %s", async (_, options) => {
    expect(await papers.rewritten(await aPaper((paper) => paper.text("x"), options))).toBe("locked-paper");
  });

  it.each([
    ["script that runs when it is opened", "/OpenAction<</S/JavaScript/JS(app.alert(1))>>"],
    ["script whose names are written in another way", "/OpenAction<</S/JavaScr#69pt/J#53(app.alert(1))>>"],
    ["script of a page that nothing leads to", "", "4 0 obj<</Type/Action/S/JavaScript/JS 5 0 R>>endobj", "5 0 obj(app.alert(1))endobj"],
    ["script deep within lists", "/Names<</X[[[<</AA<</O<</JS(1)>>>>>>]]]>>"],
    ["a program to be started", "/OpenAction<</S/Launch/F(cmd.exe)>>"],
    ["a form that is sent", "/OpenAction<</S/SubmitForm/F(https://example.org)>>"],
    ["a form of XML", "/AcroForm<</XFA[(template)5 0 R]>>"],
    ["another file that it opens", "/OpenAction<</S/GoToR/F(other.pdf)>>"],
    ["an attached file that is not named", "", "4 0 obj<</Type/Filespec/F(a)/EF<</F 5 0 R>>>>endobj"],
    ["a film", "", "4 0 obj<</Type/Annot/Subtype/RichMedia>>endobj"],
  ])("is refused where it holds more than pages: %s", async (_, catalogue, ...objects) => {
    expect(await papers.rewritten(aPaperByHand(catalogue, ...objects))).toBe("active-paper");
  });

  it("is refused with a field to be filled in and with an attached file, as programs write them, and taken with a form of no fields", async () => {
    const withField = await aPaper((paper) => {
      paper.font("Helvetica");
      paper.initForm();
      paper.formText("name", 10, 10, 100, 20, {});
    });
    const withFile = await aPaper((paper) => paper.text("x").file(Buffer.from("hello"), { name: "a.exe" }));
    expect([await papers.rewritten(withField), await papers.rewritten(withFile)]).toEqual(["active-paper", "active-paper"]);
    expect(await papers.rewritten(aPaperByHand("/AcroForm<</Fields[]>>"))).toBeInstanceOf(Uint8Array);
  });

  it.each([
    ["nothing", ""],
    ["something else", "<html></html>"],
    [
      "no pages",
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>",
    ],
    ["the half of one", new TextDecoder("latin1").decode(aPaperByHand()).slice(0, 60)],
    [
      "pages that lead in a circle",
      "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>",
    ],
  ])("is no PDF where it is %s", async (_, text) => {
    expect(await papers.rewritten(bytesOf(text))).toBe("no-paper");
  });

  it("is stopped where it unpacks to more than fits, and the next one is read", { tags: ["long"] }, async () => {
    const [bomb, small] = [unpackingTo(300_000_000), unpackingTo(1_000)];
    expect([await endOf(bomb), await endOf(small)]).toEqual(["SIGKILL", EXIT_CODES["no-paper"]]);
    expect(await papers.rewritten(bomb)).toBe("no-paper");
    expect(await papers.rewritten(aPaperByHand())).toBeInstanceOf(Uint8Array);
  });
});

/** A PDF of a few hundred kilobytes with a stream that unpacks to so many bytes, which twice as many are set aside for. */
function unpackingTo(size: number): Uint8Array {
  const packed = deflateSync(Buffer.alloc(size, 32), { level: 1 });
  const head = bytesOf(`%PDF-1.5\n4 0 obj<</Type/ObjStm/N 1/First 999999999/Filter/FlateDecode/Length ${packed.length}>>stream\n`);
  return joined(head, packed, bytesOf("\nendstream endobj\n"), aPaperByHand().subarray(9));
}

/** The signal that ended the process which reads a PDF, or its exit code. */
function endOf(paper: Uint8Array): Promise<string | number | null> {
  const child = spawn(process.execPath, ["--no-warnings", "adapters/papers/rewrite.ts"], { stdio: ["pipe", "ignore", "ignore"] });
  child.stdin.on("error", () => {}); // It ended before it had read everything.
  child.stdin.end(paper);
  return new Promise((resolve) => void child.once("close", (code, signal) => resolve(signal ?? code)));
}
