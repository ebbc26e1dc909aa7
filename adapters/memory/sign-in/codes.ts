import { nextCode, sentAt } from "#core/sign-in/codes/one-time-code.ts";
import { putJobInMemory } from "#adapters/memory/jobs/queue.ts";
import { ownState } from "#adapters/memory/own-state.ts";
import type { LetterJob } from "#core/sign-in/letters.port.ts";
import type { CodeKey, Codes, NewCode } from "#core/sign-in/codes/codes.port.ts";
import type { CodeState } from "#core/sign-in/codes/one-time-code.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** By purpose, target and asker. */
export const codesIn = ownState(() => new Map<string, { readonly code: NewCode; readonly sentAt: number; readonly state: CodeState }>());

export const memoryCodes = (memory: Memory): Codes => {
  const codes = codesIn(memory);
  const found = ({ purpose, target, asker, challenge }: CodeKey) =>
    [...codes].find(
      ([, { code }]) =>
        code.purpose === purpose && code.target === target && (challenge === null ? code.asker === asker : code.challenge === challenge),
    );
  return {
    async put(code, letter, at) {
      codes.set(`${code.purpose}\n${code.target}\n${code.asker}`, { code, sentAt: at, state: sentAt(at, code.life) });
      putJobInMemory<LetterJob>(memory, letter, { key: code.challenge, notBefore: null });
    },
    async type(key, isRight, at) {
      const [place, stored] = found(key) ?? [];
      if (place === undefined || stored === undefined) return "wrong";
      const right = isRight(stored.code.challenge, stored.code.hash);
      const state = nextCode(stored.state, { kind: right ? "typed-right" : "typed-wrong", at });
      codes.set(place, { ...stored, state });
      return right && state.kind === "proved" && stored.state.kind === "awaited" ? "right" : "wrong";
    },
    async use(key, at) {
      const [place, stored] = found(key) ?? [];
      if (place === undefined || stored === undefined || stored.state.kind !== "proved") return null;
      codes.set(place, { ...stored, state: nextCode(stored.state, { kind: "used", at }) });
      return at < stored.state.until ? { asker: stored.code.asker, referenceCode: stored.code.referenceCode } : null;
    },
    async asked(key, since) {
      const stored = found(key)?.[1];
      return stored === undefined || stored.sentAt <= since ? null : { asker: stored.code.asker, referenceCode: stored.code.referenceCode };
    },
  };
};
