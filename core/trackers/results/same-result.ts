import { contentOf } from "../content-of.ts";
import type { SavedResult } from "./saved-result.ts";

type Said = Pick<SavedResult, "tool" | "at" | "input">;

/** Whether two results say the same: what follows from the input is not compared, as formulas may have changed meanwhile. */
export const isSameResult = (a: Said, b: Said): boolean => said(a) === said(b);

const said = ({ tool, at, input }: Said): string => contentOf({ tool, at, input });
