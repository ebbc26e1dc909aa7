import { ANYBODY } from "../../shared/limits.port.ts";
import { ok, refused } from "../../shared/result.ts";
import { textOf } from "./code-target.ts";
import { CODE_LIFE } from "./one-time-code.ts";
import { CODE_GAP, CODES_A_DAY, CODES_FROM_ONE, CODES_IN_ALL, CODES_TO_ONE, LONGER_GAP } from "../sign-in-limits.ts";
import { tooMany } from "../too-many.ts";
import type { Language } from "../../shared/language.ts";
import type { Limits } from "../../shared/limits.port.ts";
import type { Result } from "../../shared/result.ts";
import type { CodePurpose, Codes } from "./codes.port.ts";
import type { CodeTarget } from "./code-target.ts";
import type { Letters } from "../letters.port.ts";
import type { Secrets } from "../secrets.port.ts";
import type { TooMany } from "../too-many.ts";

/** A code that was sent. `challenge` is its id for the caller who asked for it. The other values are seconds from now. */
export type CodeSent = { readonly challenge: string; readonly resendAfter: number; readonly expiresIn: number };

/** Who asks for a code: only `asker` may use it, `network` is where the call comes from, `language` is the language of the reader. */
export type CodeRequest = {
  readonly purpose: CodePurpose;
  readonly target: CodeTarget;
  readonly asker: string;
  readonly network: string;
  readonly language: Language | null;
  readonly referenceCode: string | null;
};

/** Whether so many codes were asked for recently that the human check must be harder. */
export type Strain = "calm" | "strained";

/** Sends codes within their limits. It makes no difference whether an account exists. Source: specification/sign-in.md, Codes. */
export type CodeSender = {
  /**
   * Counts a code for the target, for the network and in total. It is called only when a code is about to be sent, so that nobody can use
   * up the limit of another person's number.
   */
  strain(request: Pick<CodeRequest, "target" | "network">, at: number): Promise<Strain>;
  /** `strain` null: it has not been counted yet. */
  send(request: CodeRequest, strain: Strain | null, at: number): Promise<Result<CodeSent, TooMany>>;
};

export function codeSender(codes: Codes, limits: Limits, secrets: Secrets, letters: Letters): CodeSender {
  const sender: CodeSender = {
    async strain({ target, network }, at) {
      const budgets = [
        { limit: CODES_TO_ONE, by: textOf(target) },
        { limit: CODES_FROM_ONE, by: network },
        { limit: CODES_IN_ALL, by: ANYBODY },
      ];
      const counted = await Promise.all(budgets.map((budget) => limits.count([budget], at)));
      return counted.some(({ kind }) => kind === "exhausted") ? "strained" : "calm";
    },
    async send(request, known, at) {
      const { purpose, target, asker, language, referenceCode } = request;
      const by = `${purpose} ${textOf(target)} ${asker}`;
      const own = known === "strained" ? [CODE_GAP, LONGER_GAP, CODES_A_DAY] : [CODE_GAP, CODES_A_DAY];
      const counted = await limits.count(
        own.map((limit) => ({ limit, by })),
        at,
      );
      if (counted.kind === "exhausted") return refused(tooMany(counted.until, at));
      const strain = known ?? (await sender.strain(request, at));
      const wait = known === null && strain === "strained" ? await limits.count([{ limit: LONGER_GAP, by }], at) : counted;
      if (wait.kind === "exhausted") return refused(tooMany(wait.until, at));

      const challenge = secrets.key();
      const code = secrets.code();
      const until = at + CODE_LIFE;
      const letter = letters(
        target.kind === "mobile" ? { ...target, kind: "code-by-sms", code, until } : { ...target, kind: "code-by-email", code, until },
        language,
      );
      const hash = secrets.codeHash(challenge, code);
      await codes.put({ purpose, target: textOf(target), asker, challenge, hash, referenceCode, life: CODE_LIFE }, letter, at);
      const gap = strain === "strained" ? LONGER_GAP : CODE_GAP;
      return ok({ challenge, resendAfter: gap.within / 1000, expiresIn: CODE_LIFE / 1000 });
    },
  };
  return sender;
}
