import { mobileIn } from "#core/identity/mobile.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { UnexpectedAnswer } from "#core/shared/unexpected-answer.ts";
import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { PasswordHashes } from "#core/sign-in/passwords/password-hashes.port.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { ForgottenPasswordModel, forgottenPasswordNeeds } from "#web/features/sign-in/passwords/forgotten-password-model.ts";
import { HumanProof, humanProofNeeds } from "#web/features/sign-in/codes/human-proof.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { SignInModel, signInNeeds } from "#web/features/sign-in/popup/sign-in-model.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { composeMemory } from "#tests/composition.ts";
import { now } from "#tests/fixtures.ts";
import { composePage } from "#tests/web/compose-page.ts";
import { asha, name, putCustomer } from "#tests/web/customers-window.tsx";
import { lateNeeds } from "#tests/web/platform/late-needs.ts";
import type { Container } from "inversify";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

export const MOBILE = "9820012345";
export const silent = () => Promise.reject(new PortUnavailable("the shop", null));
export const saying = (code: number, sentence: string) => () =>
  Promise.reject(new PortUnavailable("the shop", new UnexpectedAnswer(code, sentence)));

/** Somebody at the popup of a shop in memory, in which Asha has an account. */
export async function aSignIn(change: (product: Container) => void = () => {}, here = "/shop") {
  sessionStorage.clear(); // A tab of their own.
  const memory = new Memory();
  let at = now;
  putCustomer(memory, { id: asha, name: name("Asha Kulkarni"), mobile: mobileIn(MOBILE) });
  const product = composeMemory(memory);
  product.rebind(Clock).toConstantValue(() => at);
  change(product);
  const page = composePage(product);
  const session = page.get(SessionStore);
  const toasts = page.get(ToastStore);
  session.askToSignIn("sign-in");
  const allDependencies = page.get(AllDependencies);
  const formOn = (of: Dependencies) =>
    new SignInModel({
      session: of.get(SessionStore),
      toasts: of.get(ToastStore),
      ...lateNeeds(of.get(AllDependencies), signInNeeds),
      proof: new HumanProof(lateNeeds(of.get(AllDependencies), humanProofNeeds), of.get(HumanWork)),
      here: () => here,
      now: () => at,
    });
  const again = () => formOn(page);
  const model = again();
  return {
    model,
    session,
    allDependencies,
    toasts,
    memory,
    forgot: new ForgottenPasswordModel(lateNeeds(allDependencies, forgottenPasswordNeeds)),
    /** The popup opened once more. */
    again,
    /** The page loaded anew in this tab, with the popup. */
    reloaded() {
      const anew = composePage(product);
      return { model: formOn(anew), signedIn: () => anew.get(SessionStore).isSignedIn };
    },
    signedIn: () => session.isSignedIn,
    said: () => toasts.toasts.map(({ news }) => news.kind).reverse(),
    later: (seconds: number) => {
      at += seconds * 1000;
    },
    /** Up to where the code is asked. */
    async send(mobile = MOBILE) {
      model.enter(mobile);
      await model.send();
    },
    async setPassword(password: string) {
      const stored = memory.customers.get(asha);
      if (stored !== undefined)
        memory.customers.set(asha, { ...stored, password: await product.get(PasswordHashes).of(password as never) });
    },
  };
}

export const troubleOf = (model: SignInModel) => ("trouble" in model.flow ? model.flow.trouble : null);
