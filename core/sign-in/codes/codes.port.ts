import { token } from "../../shared/token.ts";
import type { LetterJob } from "../letters.port.ts";

/** The purpose of a code: a code for one purpose can't be used for another. */
export type CodePurpose = "sign-in" | "own-mobile" | "own-email";

/**
 * Who asked for a code, for which purpose, and for which mobile or e-mail address (`target`).
 *
 * `asker` is the place or session that asked, so that nobody else can use the code or use up its tries. `challenge` is the id that the
 * sending answered: a caller who shows it counts as the asker, wherever the call comes from; null: it isn't shown.
 */
export type CodeKey = { readonly purpose: CodePurpose; readonly target: string; readonly asker: string; readonly challenge: string | null };

export type NewCode = Omit<CodeKey, "challenge"> & {
  readonly challenge: string;
  readonly hash: string;
  /** The doctor's code with which the person came. */
  readonly referenceCode: string | null;
  /** For how many milliseconds the code may be typed. */
  readonly life: number;
};

/** Who asked for a code, and with which doctor's code. */
export type UsedCode = Pick<NewCode, "asker" | "referenceCode">;

/**
 * The codes that were sent, as hashes. Each change is one step of `nextCode`, made by one caller at a time. `at` in milliseconds since
 * 1970.
 */
export type Codes = {
  /**
   * Stores a code. It replaces the asker's former code with the same purpose and target. Its letter is sent if and only if the code is
   * stored.
   */
  put(code: NewCode, letter: LetterJob, at: number): Promise<void>;
  /**
   * Whether the typed text is the code. It counts as a try. `isRight` compares in constant time with the hash that was made for that
   * challenge.
   */
  type(key: CodeKey, isRight: (challenge: string, hash: string) => boolean, at: number): Promise<"right" | "wrong">;
  /** Uses up a proof, so that it works only once; null: there is none. */
  use(key: CodeKey, at: number): Promise<UsedCode | null>;
  /** Whether the asker was sent a code for this recently. Then it may be sent again without another human check. null: no. */
  asked(key: CodeKey, since: number): Promise<UsedCode | null>;
};
export const Codes = token<Codes>("Codes");
