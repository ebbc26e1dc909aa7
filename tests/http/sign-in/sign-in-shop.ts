import { keptJobs } from "#tests/kept-jobs.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { onTestFinished } from "vitest";
import { Clock } from "#core/shared/clock.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { workersIn } from "#adapters/composition/server/workers.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import type { Container } from "inversify";
import type { MessageJob } from "#core/jobs/message-job.ts";

type CallParts = { readonly body?: object; readonly bearer?: string; readonly from?: string };

/** A shop in memory whose clock goes on when it is told to, with what somebody does who signs in. */
export class SignInShop {
  at = now;
  /** What the browser kept as a choice of language. */
  language: string | null = null;
  /** The name of the host at which the site is. */
  host = "niramaya.test";
  readonly memory = new Memory();
  readonly container: Container;
  readonly #app;

  constructor(goods: Partial<Memory> = {}) {
    Object.assign(this.memory, goods);
    this.container = composeMemory(this.memory);
    this.container.rebind(Clock).toConstantValue(() => this.at);
    const app = serverOver(this.container, { pages: null, log: "off" });
    onTestFinished(() => app.close());
    this.#app = app;
  }

  async ask(method: "GET" | "POST" | "PUT" | "DELETE", path: string, { body, bearer, from = "203.0.113.7" }: CallParts = {}) {
    const response = await this.#app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: from,
      headers: {
        host: this.host,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(this.language === null ? {} : { cookie: `language=${this.language}` }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { http: response.statusCode, retryAfter: response.headers["retry-after"], text: response.body, ...response.json() };
  }

  post = (path: string, body: object, rest: Omit<CallParts, "body"> = {}) => this.ask("POST", path, { ...rest, body });
  put = (path: string, body: object, rest: Omit<CallParts, "body"> = {}) => this.ask("PUT", path, { ...rest, body });
  get = (path: string, rest: CallParts = {}) => this.ask("GET", path, rest);

  /** What a person's device works out. */
  async proof(task?: object): Promise<string> {
    const challenge = task ?? (await this.get("/auth/human-check")).payload;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  }

  /** Asks for a code and answers what came; `from` is where it is asked. */
  async send(to: { readonly mobile: string } | { readonly email: string }, from?: string) {
    const path = "mobile" in to ? "/auth/localsignup" : "/auth/emaillogin";
    return this.post(path, { ...to, captcha_token: await this.proof() }, from === undefined ? {} : { from });
  }

  /** What was sent so far, the last one last. */
  letters(): readonly MessageJob[] {
    return keptJobs(this.memory).flatMap(({ job }) => {
      if (job.kind === "send-code") return [job.message];
      return job.kind === "send-sms" || job.kind === "send-email" ? [job] : [];
    });
  }

  lastText = (): string => this.letters().at(-1)?.text ?? "";
  lastCode = (): string => /\b(\d{4})\b/.exec(this.lastText())?.[1] ?? "";
  wrongCode = (): string => String((Number(this.lastCode()) + 1) % 10_000).padStart(4, "0");

  /** Does the jobs of a kind as far as they were put. */
  async work(kind: "offer-password-reset" | "erase-account"): Promise<void> {
    const workers = workersIn(this.container, () => {}, "http://localhost");
    for (const { job, notBefore } of keptJobs(this.memory)) {
      if (job.kind !== kind || (notBefore ?? 0) > this.at) continue;
      if (job.kind === "offer-password-reset") await workers[job.kind]?.(job);
      if (job.kind === "erase-account") await workers[job.kind]?.(job);
    }
  }

  /** Somebody new, from the first code to the session. */
  async register(mobile: string, name = "Asha Rao", more: object = {}): Promise<string> {
    await this.send({ mobile });
    await this.post("/auth/otpverification", { mobile, otp: this.lastCode() });
    const { payload } = await this.post("/auth/userregistration", { mobile, name, ...more });
    this.later(31);
    return payload.token;
  }

  later(seconds: number): void {
    this.at += seconds * 1000;
  }
}
