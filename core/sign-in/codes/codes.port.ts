import { token } from "../../shared/token.ts";
import type { LetterJob } from "../letters.port.ts";

/** What a proved code is for: none serves for anything else. */
export type CodePurpose = "sign-in" | "own-mobile" | "own-email";

/**
 * Who asked for a code, for what, and of which mobile or e-mail address (`target`).
 *
 * `asker` is the place or session that asked, so that nobody else can use the code or use up its tries. `challenge` is the id that the sending answered:
 * whoever shows it is the asker wherever they call from now; null: it isn't shown.
 */
export type CodeKey = { readonly purpose: CodePurpose; readonly target: string; readonly asker: string; readonly challenge: string | null };

export type NewCode = Omit<CodeKey, "challenge"> & {
  readonly challenge: string;
  readonly hash: string;
  /** The doctor's code that somebody came with. */
  readonly referenceCode: string | null;
  /** Milliseconds that it may be typed. */
  readonly life: number;
};

/** Who asked for a code, and with which doctor's code. */
export type UsedCode = Pick<NewCode, "asker" | "referenceCode">;

/** Codes that were sent, as hashes. Each change is one step of `nextCode`, made by one caller at a time. `at` in milliseconds since 1970. */
export type Codes = {
  /** The code in the place of the asker's former one of that purpose and target; its letter is sent if and only if it is kept. */
  put(code: NewCode, letter: LetterJob, at: number): Promise<void>;
  /** Whether what was typed is the code; it counts as a try. `isRight` compares in constant time with the hash made for that challenge. */
  type(key: CodeKey, isRight: (challenge: string, hash: string) => boolean, at: number): Promise<"right" | "wrong">;
  /** Uses a proof, once; null: there is none. */
  use(key: CodeKey, at: number): Promise<UsedCode | null>;
  /** Whether the asker was sent a code for this of late, so that it may be sent again without another human check; null: no. */
  asked(key: CodeKey, since: number): Promise<UsedCode | null>;
};
export const Codes = token<Codes>("Codes");
