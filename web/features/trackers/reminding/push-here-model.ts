import { makeAutoObservable } from "mobx";
import { DevicePush } from "#core/devices/push/device-push.port.ts";
import { EndPushToDevice } from "#core/devices/push/end-push-to-device.use-case.ts";
import { PushToDevice } from "#core/devices/push/push-to-device.use-case.ts";
import { ShowPushHere } from "#core/devices/push/show-push-here.use-case.ts";
import { sessionId } from "#core/identity/session.ts";
import { Submission } from "#web/platform/requests/submission.ts";
import { late } from "#web/platform/late/needs.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Session } from "#core/identity/session.ts";
import type { Language } from "#core/shared/language.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** "absent": nothing is said, as the server sends nothing or cannot be reached. */
type State = "absent" | "unsupported" | "refused" | "off" | "on";

export const pushHereNeeds = {
  pushToDevice: PushToDevice,
  endPushToDevice: EndPushToDevice,
  devicePush: late(DevicePush),
  showPushHere: ShowPushHere,
};

type Needs = NeedsOf<typeof pushHereNeeds> & { readonly language: Language };

/** Whether reminders come to this device while no page is open. */
export class PushHereModel {
  state: State = "absent";
  /** Why a press switched nothing on; null: it did, or could not be sent. */
  problem: "not-given" | "unknown-service" | null = null;
  readonly reading = new Submission();
  readonly switching = new Submission();
  #key = "";
  readonly #session: Session;
  readonly #needs: Needs;

  constructor(customer: CustomerId, needs: Needs) {
    this.#session = { id: sessionId("this device"), customer };
    this.#needs = needs;
    makeAutoObservable(this, { reading: false, switching: false }, { autoBind: true, deep: false });
  }

  /** Looks at the browser and asks the server: it counts as on only where both say so. */
  async read(): Promise<void> {
    if (this.switching.state === "sending") return;
    const answer = await this.reading.send(async () => this.stateBy(await this.here()));
    if (answer !== null) this.enter(answer.value);
  }

  /** By a press alone: the browser asks for leave. */
  async begin(): Promise<void> {
    this.enterProblem(null);
    const answer = await this.switching.send(async () => {
      const device = await this.device();
      const address = await device.begin(this.#key);
      if (address === null) return "not-given";
      const stored = await this.#needs.pushToDevice(this.#session, {
        ...address,
        language: this.#needs.language,
      });
      if (stored.kind === "ok") return "kept";
      await device.end();
      return stored.refusal.kind;
    });
    if (answer === null) return;
    if (answer.value === "kept") this.enter("on");
    else if (answer.value === "no-push") this.enter("absent");
    else if (answer.value === "no-push-service") this.enterProblem("unknown-service");
    else if ((await this.device()).readiness() === "refused") this.enter("refused");
    else this.enterProblem("not-given");
  }

  /** The browser's own address ends first: without it nobody reaches this device, whether the server hears of it or not. */
  async end(): Promise<void> {
    this.enterProblem(null);
    await this.switching.send(async () => {
      await (await this.device()).end();
      this.enter("off");
      await this.#needs.endPushToDevice(this.#session);
    });
    this.switching.clear();
  }

  private async device(): Promise<DevicePush> {
    return await this.#needs.devicePush();
  }

  private here() {
    return this.#needs.showPushHere(this.#session);
  }

  private async stateBy({ key, endpoint }: Awaited<ReturnType<ShowPushHere>>): Promise<State> {
    if (key === null) return "absent";
    this.#key = key;
    const device = await this.device();
    const readiness = device.readiness();
    if (readiness !== "ready") return readiness;
    const address = await device.address(key);
    return address !== null && address.endpoint === endpoint ? "on" : "off";
  }

  private enter(state: State): void {
    this.state = state;
  }

  private enterProblem(problem: PushHereModel["problem"]): void {
    this.problem = problem;
  }
}
