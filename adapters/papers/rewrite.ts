import { Worker } from "node:worker_threads";
import { EncryptedPDFError, PDFDocument } from "@cantoo/pdf-lib";
import { isActive } from "./paper-content.ts";
import { EXIT_CODES, LARGEST_MEMORY } from "./rewrite-limits.ts";

// A process of its own: it reads a PDF from its input and writes it anew to its output. Its exit code tells why it did not.

/** A small file can unpack to any size, and memory outside of JavaScript's own has no other limit. */
new Worker(`setInterval(() => process.memoryUsage.rss() > ${LARGEST_MEMORY} && process.kill(process.pid, "SIGKILL"), 10);`, {
  eval: true,
}).unref();

const pieces: Buffer[] = [];
for await (const piece of process.stdin) pieces.push(piece);
try {
  const paper = await PDFDocument.load(Buffer.concat(pieces), { throwOnInvalidObject: true, updateMetadata: false });
  if (isActive(paper.context)) process.exit(EXIT_CODES["active-paper"]);
  if (paper.getPageCount() === 0) process.exit(EXIT_CODES["no-paper"]);
  const written = await paper.save({ addDefaultPage: false, updateFieldAppearances: false });
  process.stdout.write(written, () => process.exit(0));
} catch (error) {
  process.exit(EXIT_CODES[error instanceof EncryptedPDFError ? "locked-paper" : "no-paper"]);
}
