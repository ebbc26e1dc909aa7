import { lateCode } from "#web/platform/late/late-code.ts";
import { makeAutoObservable } from "mobx";
import { Subscribe } from "#core/newsletter/subscribe.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { footerWords } from "#web/design/wording/footer.ts";
import type { SessionStore } from "#web/platform/session/session-store.ts";
import type { Answered } from "./subscribe-to-newsletter.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

type Sent = Answered | { readonly kind: "unavailable"; readonly says: string };

export const newsletterNeeds = { subscribe: Subscribe };

/** Asking for the newsletter; its code comes with the first sending. */
export class NewsletterModel {
  state: { readonly kind: "open" | "sending" } | Sent = { kind: "open" };
  readonly #useCases: NeedsOf<typeof newsletterNeeds>;
  readonly #session: Pick<SessionStore, "caller">;

  constructor(useCases: NeedsOf<typeof newsletterNeeds>, session: Pick<SessionStore, "caller">) {
    this.#useCases = useCases;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** What is typed anew has not been answered yet. */
  type(): void {
    if (this.state.kind !== "sending") this.state = { kind: "open" };
  }

  /** What came of it; null: it is on its way already. */
  async send(email: string): Promise<Sent | null> {
    if (this.state.kind === "sending") return null;
    this.enter({ kind: "sending" });
    const answer = await answerOrNull(this.asked(email));
    const sent = answer?.value ?? ({ kind: "unavailable", says: footerWords.unavailable } as const);
    this.enter(sent);
    return sent;
  }

  private async asked(email: string): Promise<Answered> {
    const subscribe = await subscribeToNewsletter();
    return subscribe(this.#useCases.subscribe, this.#session.caller, email);
  }

  private enter(state: NewsletterModel["state"]): void {
    this.state = state;
  }
}

const subscribeToNewsletter = lateCode(() => import("./subscribe-to-newsletter.ts"), "subscribeToNewsletter");
