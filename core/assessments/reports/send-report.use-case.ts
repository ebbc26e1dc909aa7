import { collectedBytes } from "../../files/collected-bytes.ts";
import { keepFile } from "../../files/keep-file.ts";
import { isPaper, LARGEST_PAPER, Papers } from "../../files/papers.port.ts";
import { LARGEST_UPLOAD } from "../../files/upload.ts";
import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { PATIENT_REPORT } from "../sharing/patient-report.ts";
import { maker } from "../../shared/use-case.ts";
import { Pictures } from "../../files/pictures.port.ts";
import { Files } from "../../files/files.port.ts";
import { Uploads } from "../../files/uploads.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { ByteChunks } from "../../files/byte-chunks.ts";
import type { FileId } from "../../files/file-id.ts";
import type { FilePorts, MadeFile, TooManyUploads } from "../../files/keep-file.ts";
import type { PaperProblem } from "../../files/papers.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";

/** "no-report": neither a picture nor a PDF. */
export type ReportProblem = "no-report" | "too-large" | PaperProblem;
export type ReportNotSent = TooManyUploads | { readonly kind: ReportProblem };

/**
 * Stores a picture or a PDF that becomes a report of an appointment once AddReport names it by the id that is answered. While the bytes
 * travel, `sent` is called with the share that has been sent, 0 to 1. Source: specification/assessments.md, Reports.
 */
export type SendReport = (
  customer: CustomerId,
  pieces: ByteChunks,
  sent?: (share: number) => void,
) => Promise<Result<FileId, ReportNotSent>>;
export const SendReport = useCase<SendReport>("assessments", "SendReport");

type Making = { readonly pictures: Pictures; readonly papers: Papers };
type Needs = FilePorts & Making & { readonly now: Clock };

export const makeSendReport = maker(
  SendReport,
  { pictures: Pictures, papers: Papers, files: Files, uploads: Uploads, limits: Limits, now: Clock },
  ({ pictures, papers, now, ...ports }: Needs) =>
    async (owner, pieces) => {
      const bytes = await collectedBytes(pieces, LARGEST_PAPER);
      if (bytes === null) return refused({ kind: "too-large" });
      const make = () => madeReport({ pictures, papers }, bytes);
      const stored = await keepFile(ports, { owner, kind: PATIENT_REPORT, make }, now());
      return stored.kind === "refused" ? stored : ok(stored.value.id);
    },
);

async function madeReport({ pictures, papers }: Making, bytes: Uint8Array): Promise<MadeFile | ReportProblem> {
  if (isPaper(bytes)) {
    const paper = await papers.rewritten(bytes);
    return typeof paper === "string" ? paper : { mediaType: "application/pdf", bytes: paper };
  }
  if (bytes.length > LARGEST_UPLOAD) return "too-large";
  return (await pictures.redrawn(bytes, PATIENT_REPORT.longestSide)) ?? "no-report";
}
