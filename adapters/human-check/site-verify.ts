import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ACTIONS, SERVICES } from "./providers.ts";
import { WIDGET_PATH } from "./widget-page.ts";
import type { HumanCheckProvider } from "#core/sign-in/human-check/human-check-providers.ts";
import type { HumanCheck, HumanTaskWeight } from "#core/sign-in/human-check/human-check.port.ts";

type Account = {
  readonly provider: HumanCheckProvider;
  readonly secret: string;
  /** Whether a site of ours has this host name: a proof that was made on another site proves nothing. */
  readonly isOurs: (host: string) => boolean;
  /** Where proofs are verified; null: where the provider says. */
  readonly verify: string | null;
  /** Milliseconds. */
  readonly timeout?: number;
};

/** Somebody waits to be sent a code meanwhile. */
const TIMEOUT = 5_000;
const MOST_BYTES = 64 * 1024;
/** Of a proof as a text; real ones have some 2,000 characters. */
const LONGEST = 4_000;

/** For how many milliseconds an answer is remembered: as long as either provider's proof can be verified. */
const REMEMBERED = 5 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

/** Of reCAPTCHA's score, from 0 (a program) to 1 (a person), the least that a proof of each weight needs. */
const LEAST_SCORE: Readonly<Record<HumanTaskWeight, number>> = { usual: 0.5, hard: 0.7 };

const answerShape = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  score: z.optional(z.number()),
  "error-codes": z._default(z.array(z.string()), []),
});
type Answer = z.infer<typeof answerShape>;

/** What says that the shop has no right to ask, or that the provider could not answer: of the proof it says nothing. */
const NOT_OF_THE_PROOF = ["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"];

type Proved = Awaited<ReturnType<HumanCheck["proved"]>>;

/**
 * A human check by reCAPTCHA (v3) or Turnstile: a device gets its proof from the provider, and the provider is asked what it proves. It
 * serves where it was made on a site of ours, for what it is used for. A provider verifies a proof once, so what it said is remembered for
 * as long. Where the provider can't be asked that is an outage, and nothing is proved. The secret is in no error.
 */
export function siteVerifyCheck({ provider, secret, isOurs, verify, timeout = TIMEOUT }: Account): HumanCheck {
  const remembered = new Map<string, { readonly at: number; readonly proved: Promise<Proved> }>();

  async function verdictOn(proof: string, id: string, address: string | null): Promise<Proved> {
    const { default: axios } = await import("axios"); // Only a shop with such a provider needs it.
    const response = await axios
      .post<unknown>(
        verify ?? SERVICES[provider].verify,
        new URLSearchParams({
          secret,
          response: proof,
          ...(address === null ? {} : { remoteip: address }),
          ...(provider === "turnstile" ? { idempotency_key: uuidOf(id) } : {}),
        }),
        {
          signal: AbortSignal.timeout(timeout), // Also for an answer that never ends.
          maxRedirects: 0, // The secret goes nowhere else.
          maxContentLength: MOST_BYTES,
          validateStatus: () => true,
        },
      )
      .catch((error: unknown) => {
        throw unavailable(axios.isAxiosError(error) ? (error.code ?? "no answer") : "no answer");
      });
    const read = answerShape.safeParse(response.data);
    if (!read.success) throw unavailable(`status ${response.status}`);
    const faults = read.data["error-codes"].filter((code) => NOT_OF_THE_PROOF.includes(code));
    if (faults.length > 0) throw unavailable(faults.join(", "));
    const weight = read.data.success ? weightOf(read.data) : null;
    return weight === null ? null : { id, weight };
  }

  /** null: it was made elsewhere, for something else, or by what is likely to be a program. */
  function weightOf({ hostname, action, score }: Answer): HumanTaskWeight | null {
    const weight = action === ACTIONS.usual ? "usual" : action === ACTIONS.hard ? "hard" : null;
    if (weight === null || hostname === undefined || !isOurs(hostname)) return null;
    const isLikely = provider === "turnstile" || (score !== undefined && score >= LEAST_SCORE[weight]);
    return isLikely ? weight : null;
  }

  return {
    task: async (weight) => ({ page: WIDGET_PATH, action: ACTIONS[weight] }),
    async proved(proof, at, address) {
      if (proof === "" || proof.length > LONGEST) return null;
      for (const [id, { at: then }] of remembered) {
        if (at - then < REMEMBERED && remembered.size < MOST_REMEMBERED) break; // They stand in the order in which they were asked.
        remembered.delete(id);
      }
      const id = createHash("sha256").update(proof).digest("hex");
      const known = remembered.get(id);
      if (known !== undefined) return known.proved;
      const proved = verdictOn(proof, id, address);
      remembered.set(id, { at, proved });
      proved.catch(() => remembered.delete(id));
      return proved;
    },
  };
}

const unavailable = (why: string) => new PortUnavailable("human check", new Error(why));

/** The same proof has the same key, so that several servers may ask about it. */
const uuidOf = (hash: string): string =>
  `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
