// Decision: docs/decisions/reports-are-written-anew.md
import { token } from "../shared/token.ts";

/**
 * Why a PDF is not taken: it can't be read, it is encrypted, or it holds more than pages (script, attached files, launch actions, forms).
 */
export type PaperProblem = "no-paper" | "locked-paper" | "active-paper";

/** Reads the PDF files that people send. */
export type Papers = {
  /**
   * The pages of a PDF, written anew, so that nothing is kept that was not looked at; or why it is not taken, whatever the file's name
   * says.
   */
  rewritten(bytes: Uint8Array): Promise<Uint8Array | PaperProblem>;
};
export const Papers = token<Papers>("Papers");

/** The most bytes of a PDF that is sent. Source: specification/assessments.md, Reports. */
export const LARGEST_PAPER = 10 * 1024 * 1024;

/** Whether bytes begin as a PDF does. */
export const isPaper = (bytes: Uint8Array): boolean => PAPER_HEAD.every((byte, place) => bytes[place] === byte);

/** "%PDF-". */
const PAPER_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d];
