import { writeFile } from "node:fs/promises";

/** Nobody but whoever asked may read it: it holds somebody's health data. */
const PRIVATE = 0o600;

/** Writes a file that is not there yet. Answers whether it did: nothing is ever written over. */
export async function writtenAnew(file: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await writeFile(file, bytes, { flag: "wx", mode: PRIVATE });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
