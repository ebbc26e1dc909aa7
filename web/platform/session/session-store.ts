import { makeAutoObservable } from "mobx";
import { customerId } from "#core/identity/customer-id.ts";
import { sessionId } from "#core/identity/session.ts";
import { ShowSignedIn } from "#core/me/show-signed-in.use-case.ts";
import { ShowUser } from "#core/me/show-user.use-case.ts";
import { failureOrDefect } from "#web/platform/requests/failure.ts";
import { DoIntent } from "./do-intent.ts";
import { SessionTelling } from "./session-telling.ts";
import { purposeOf } from "./sign-in-purpose.ts";
import { nextTask } from "#web/platform/window/next-task.ts";
import { late } from "#web/platform/late/needs.ts";
import type { Profile } from "#core/account/profile.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Caller, Session } from "#core/identity/session.ts";
import type { DeviceSession, KeptRecovery, KeptSession } from "#core/sign-in/session/device-session.port.ts";
import type { Mobile } from "#core/identity/mobile.ts";
import type { Intent, IntentKind } from "#core/sign-in/session/intent.ts";
import type { SignedIn } from "#core/sign-in/signed-in.ts";
import type { User } from "#core/me/user.ts";
import type { LastCode } from "./last-code.ts";
import type { ToastStore } from "#web/platform/toasts/toast-store.ts";
import type { SignInPurpose } from "./sign-in-purpose.ts";
import type { NeedsOf } from "#web/platform/late/needs.ts";

/** What is said to who is asked to sign in for what they pressed. */
const PURPOSES: Readonly<Record<IntentKind, SignInPurpose>> = {
  "wishlist-add": "wishlist",
  "wishlist-remove": "wishlist",
  "wishlist-move": "wishlist",
  coupon: "coupon",
  "event-seat": "sign-in",
};

/** What came in the address of a company's app: its key, and the token of whom it sends. */
export type SsoPair = { readonly apiKey: string; readonly token: string };

/** How often sign-in is closed before help is offered. */
const CLOSED_BEFORE_HELP = 3;
/** Whose a token is before the server has said it. */
const SOMEBODY = customerId("somebody");
/** A browser knows its session by its token alone. */
const HERE = sessionId("this device");

export const sessionNeeds = {
  showUser: ShowUser,
  showSignedIn: ShowSignedIn,
  sessionTelling: late(SessionTelling),
  doIntent: late(DoIntent),
};

type Needs = NeedsOf<typeof sessionNeeds> & { readonly device: DeviceSession; readonly toasts: ToastStore };

/** Who is signed in on this device. Nobody until `open`: the server, and the window's first drawing, know no browser's storage. */
export class SessionStore {
  session: KeptSession | null = null;
  /** Whose account leaves and can be had back by this token. It signs nobody in. */
  recovery: KeptRecovery | null = null;
  /** What sign-in is asked for; null: nobody is asked. */
  signInFor: SignInPurpose | null = null;
  /** Whom a link would sign in while somebody else is; null: nobody is asked about. */
  sent: { readonly bearer: string; readonly profile: Profile } | null = null;
  /** What is said of it in the place of its purpose; null: nothing more is known. */
  signInHint: string | null = null;
  /** What signs in could not be opened: nobody left it. */
  isSignInLost = false;
  /** Whether a signed-in customer is asked for a mobile. */
  mobileFor: "nothing" | "checkout" | "profile" = "nothing";
  /** Where this window is to go, until it goes there. */
  way: string | null = null;
  state: "unread" | "read" = "unread";
  /** The last session ended of itself: its customer did not leave. */
  wasEnded = false;
  /** What was sent to be typed here; null: nobody was at a form in this window yet. */
  lastCode: LastCode | null = null;
  /** How many presses of before sign-in have been done here. Who shows what they change reads it anew. */
  intentsDone = 0;
  /** Each asks whoever is about to sign out; true: they stay. */
  readonly asksFirst: (() => Promise<boolean>)[] = [];
  #opening: Promise<void> | null = null;
  #candidate: string | null = null;
  /** How often the profile was asked for, and which of these answers is known. */
  #turns = 0;
  #heard = 0;
  /** Whose session ended of itself here last. */
  #endedOf: CustomerId | null = null;
  /** Who is just leaving: the last calls are still theirs. */
  #leaving: KeptSession | null = null;
  readonly #device: DeviceSession;
  readonly #useCases: NeedsOf<typeof sessionNeeds>;
  readonly #toasts: ToastStore;

  constructor({ device, toasts, ...useCases }: Needs) {
    this.#device = device;
    this.#useCases = useCases;
    this.#toasts = toasts;
    makeAutoObservable(
      this,
      { lastCode: false, asksFirst: false, mobileInHand: false, sentCodes: false, offersHelp: false },
      { autoBind: true, deep: false },
    );
  }

  /** Also while only the token is known, and not yet whose it is. Source: specification/sign-in.md, Sessions. */
  get isSignedIn(): boolean {
    return this.session !== null;
  }

  get customer(): CustomerId | null {
    return this.session?.profile?.customer.id ?? null;
  }

  /** Who is signed in, as last seen. */
  get user(): Profile | null {
    return this.session?.profile ?? null;
  }

  /** The company whose customer is signed in; null: of none, or nobody. */
  get aggregator(): string | null {
    return this.user?.customer.aggregator ?? null;
  }

  /** Whoever calls from this device. */
  get caller(): Caller {
    return { address: "", session: this.asked, language: null };
  }

  /** The session at hand, for use cases that need one; null: not signed in. */
  get asked(): Session | null {
    return this.customer === null ? null : { id: HERE, customer: this.customer };
  }

  /** The token of that customer's session, or of anybody's (null), on this device. */
  bearerOf(customer: CustomerId | null): string | null {
    if (customer === null) return this.session?.bearer ?? null;
    if (customer === SOMEBODY) return this.#candidate;
    const theirs = [this.session, this.#leaving].find((session) => session?.profile?.customer.id === customer);
    return theirs?.bearer ?? (this.recovery?.leaver === customer ? this.recovery.bearer : null);
  }

  /**
   * Whether that customer signed out here, or somebody else signed in. Whose session ended of itself has not left: they may come back to
   * what they did.
   */
  hasLeft(customer: CustomerId): boolean {
    if (customer === SOMEBODY || customer === this.customer || customer === this.recovery?.leaver) return false;
    return !this.wasEnded;
  }

  /**
   * Signs in whom a company's app sent, once the server knows both parts. Where somebody else is signed in, it is asked first who one wants
   * to be.
   */
  async arrive({ apiKey, token }: SsoPair): Promise<void> {
    await this.open();
    if (token === this.session?.bearer) return;
    const session = { bearer: token, known: null, apiKey };
    if (this.session === null) {
      const customer = await this.keep(session);
      if (customer !== null) this.tellBegun(customer);
      return;
    }
    const profile = await this.shown(session).catch(failureOrDefect);
    if (profile === null || "kind" in profile) return;
    this.sent = { bearer: token, profile };
    if (!this.isSignedIn || this.customer === profile.customer.id) this.becomeSent(); // Nobody any more, or the same person.
  }

  /** Goes on as whom the link was for. What the customer at hand has not sent yet is asked about first. */
  async changeToSent(): Promise<void> {
    for (const asks of this.asksFirst) if (await asks()) return;
    this.becomeSent();
  }

  leaveSent(): void {
    this.sent = null;
  }

  /** Opens the session, and follows the browser's other tabs. Answers what ends that. */
  begin(): () => void {
    void this.open();
    return this.#device.followOtherTabs(this.follow);
  }

  /** Done once it is known who is signed in here. Asked again, it is the same opening. */
  open(): Promise<void> {
    this.#opening ??= this.readDevice();
    return this.#opening;
  }

  /** Somebody has signed in here, or has proved that an account that is about to be erased is theirs. */
  signIn({ user, bearer }: SignedIn): void {
    const { id, status } = user.customer;
    const isLeaving = status.kind === "leaving";
    this.signInFor = null;
    this.#device.keepMobile(null);
    this.enterRecovery(isLeaving ? { bearer, leaver: id } : null);
    if (isLeaving) return;
    this.enter({ bearer, profile: profileOf(user) });
    this.tellBegun(id);
  }

  /** Ends the session here at once, and on the server as soon as it hears of it. Source: specification/sign-in.md, Signing out. */
  async signOut(): Promise<void> {
    if (this.asksFirst.length === 0) await this.#useCases.sessionTelling().catch(failureOrDefect); // What asks first comes with it, a moment after the page.
    for (const asks of this.asksFirst) if (await asks()) return;
    const leaving = this.session;
    if (leaving === null) return;
    this.#leaving = leaving;
    const pushToken = this.#device.pushToken();
    this.forget();
    this.#toasts.show({ kind: "signed-out" });
    const customer = leaving.profile?.customer.id;
    if (customer !== undefined) await this.tell((telling) => telling.ended({ id: HERE, customer }, pushToken)).catch(failureOrDefect);
    if (this.#leaving === leaving) this.#leaving = null;
  }

  /** Leaves nothing of whoever was signed in on this device, and leads home. */
  forget(): void {
    this.#device.clear();
    this.enterSignedOut();
    this.way = "/";
  }

  /** The server no longer knows a token of this device. */
  ended(bearer: string): void {
    if (this.recovery?.bearer === bearer) this.enterRecovery(null);
    if (this.session?.bearer !== bearer) return;
    const isKept = this.#device.session()?.bearer === bearer;
    if (isKept) this.#device.clear();
    if (isKept) this.#toasts.show({ kind: "session-ended" });
    const { customer } = this;
    this.enterSignedOut();
    this.wasEnded = true;
    this.#endedOf = customer;
    this.follow(); // Another tab may have signed in meanwhile.
  }

  /** The user as the server knows them now. What can't be asked stays as it was, silently: then it answers false. */
  async refresh(): Promise<boolean> {
    const { session } = this;
    return session !== null && (await this.keep({ bearer: session.bearer, known: session.profile?.customer.id ?? null })) !== null;
  }

  /** A user as the server knows them now, with what they put aside. */
  async userFromServer(customer: CustomerId): ReturnType<ShowUser> {
    return this.#useCases.showUser(customer);
  }

  /** Of somebody signed in, whose session the server no longer knows, it is ended here. */
  askToSignIn(purpose: SignInPurpose, { towards = null, hint = null }: SignInRequest = {}): void {
    if (this.session !== null) this.ended(this.session.bearer);
    this.#device.savePath(towards);
    this.#device.keepIntent(null);
    this.isSignInLost = false;
    this.signInHint = hint;
    this.signInFor = purpose;
  }

  /**
   * Somebody pressed what needs sign-in: it is done once they are signed in. Whoever closes sign-in, or presses something else that opens
   * it, gives it up.
   */
  askToSignInFor(intent: Intent, towards: string | null = null): void {
    this.askToSignIn(PURPOSES[intent.kind], { towards });
    this.#device.keepIntent({ intent, page: location.pathname, by: this.wasEnded ? this.#endedOf : null });
  }

  /**
   * Asks whoever was turned away from a page, which they are led to afterwards. `here`: the path of the page that they are at, where it is
   * the one that they want.
   */
  askAtTheDoor(here: string | null = null): void {
    this.isSignInLost = false;
    this.signInHint = null;
    const wanted = this.#device.savedPath() ?? here;
    if (!this.isSignedIn) this.signInFor = wanted === null ? "sign-in" : purposeOf(wanted);
  }

  leaveSignIn(): void {
    if (this.signInFor !== null) this.#device.countClosedSignIn();
    this.signInFor = null;
    this.#device.keepIntent(null);
    this.#device.savePath(null);
  }

  /** It could not be opened, as without a line: the page stays, and so does where they wanted to go. */
  loseSignIn(): void {
    this.isSignInLost = true;
    this.signInFor = null;
  }

  /** Where somebody wanted to go before signing in. Asked once, it is forgotten. */
  takeSavedPath(): string | null {
    const saved = this.#device.savedPath();
    if (saved !== null) this.#device.savePath(null);
    return saved;
  }

  /** The mobile that was signed in with before the page was loaded anew, or sign-in closed, in this tab; null: none. */
  get mobileInHand(): Mobile | null {
    return this.#device.mobileInHand();
  }

  keepMobile(mobile: Mobile): void {
    this.#device.keepMobile(mobile);
  }

  /** Where the code that is typed here is kept, over a page that is loaded anew. */
  get sentCodes(): Pick<DeviceSession, "sentCode" | "keepSentCode"> {
    return this.#device;
  }

  /** Whether help is offered beside sign-in: who closed it so often may not get in. Source: specification/sign-in.md, The form. */
  get offersHelp(): boolean {
    return this.#device.closedSignIns() >= CLOSED_BEFORE_HELP;
  }

  savePath(path: string): void {
    this.#device.savePath(path);
  }

  /**
   * An account that was to be erased is had back: its token opens it from now on. Source: specification/account.md, Having an account back.
   */
  restored(user: User): void {
    const { recovery } = this;
    if (recovery === null) return;
    this.enterRecovery(null);
    this.enter({ bearer: recovery.bearer, profile: profileOf(user) });
    this.tellBegun(user.customer.id);
    this.#toasts.show({ kind: "recovered" });
  }

  leaveRecovery(): void {
    this.#device.keepIntent(null);
    this.enterRecovery(null);
  }

  askForMobile(purpose: "checkout" | "profile"): void {
    if (this.isSignedIn) this.mobileFor = purpose;
  }

  leaveMobile(): void {
    this.mobileFor = "nothing";
  }

  leadTo(way: string | null): void {
    this.way = way;
  }

  private becomeSent(): void {
    const { sent } = this;
    this.sent = null;
    if (sent === null) return;
    this.enter(sent);
    this.tellBegun(sent.profile.customer.id);
  }

  private async readDevice(): Promise<void> {
    await nextTask(); // What the device keeps draws much of the page anew, and whoever opened it has just been at work.
    this.dropIntentOfAnotherPage();
    this.follow();
    this.resumeSignIn();
    const cookie = this.session === null ? this.#device.cookieToken() : null;
    if (cookie !== null) await this.keep({ bearer: cookie, known: null });
    else void this.refresh();
  }

  /** Whoever has left the page has left the sign-in that was opened there. */
  private dropIntentOfAnotherPage(): void {
    const stored = this.#device.intent();
    if (stored !== null && stored.page !== location.pathname) this.#device.keepIntent(null);
  }

  /** Opens sign-in again for what was pressed on this page before it was loaded anew, as a phone does that was left to read a code. */
  private resumeSignIn(): void {
    const stored = this.#device.intent();
    if (stored !== null && this.session === null && this.recovery === null) this.signInFor = PURPOSES[stored.intent.kind];
  }

  /** What the device keeps now: another tab may have signed in or out. */
  private follow(): void {
    const stored = this.#device.session();
    this.state = "read"; // In one action with what was read.
    this.recovery = this.#device.recovery();
    if (stored?.bearer === this.session?.bearer) return;
    this.session = stored;
    this.wasEnded = false;
    this.mobileFor = "nothing";
    this.signInFor = null;
    this.doIntended();
  }

  /**
   * Keeps a session once the server has said whose it is, and answers who; null: it ended, or somebody else signed in meanwhile. A later
   * question's answer outranks this one's.
   */
  private async keep(shown: Shown): Promise<CustomerId | null> {
    this.#turns += 1;
    const turn = this.#turns;
    const before = this.session?.bearer;
    const stood = this.#device.session()?.bearer;
    const profile = await this.shown(shown).catch(failureOrDefect);
    if (this.#device.session()?.bearer !== stood) this.follow(); // Another tab's news may come a moment after the answer.
    const now = this.session?.bearer;
    if (profile === null || "kind" in profile || (now !== before && (now !== undefined || before === shown.bearer))) return null;
    if (now === shown.bearer && turn < this.#heard) return profile.customer.id;
    this.#heard = turn;
    this.enter({ bearer: shown.bearer, profile });
    return profile.customer.id;
  }

  /** Null: nobody. Without a key it is the profile that is asked for, with one also whether the key is theirs. */
  private async shown(shown: Shown): Promise<Profile | null> {
    const { bearer, known } = shown;
    const answer = known === null ? await this.vouchedFor(shown) : await this.userFromServer(known);
    if (this.#candidate === bearer) this.#candidate = null;
    if (answer.kind === "ok") return profileOf(answer.value);
    if (answer.refusal.kind === "gone") this.ended(bearer);
    return null;
  }

  private async vouchedFor({ bearer, apiKey }: Shown) {
    this.#candidate = bearer;
    return apiKey === undefined ? this.#useCases.showUser(SOMEBODY) : this.#useCases.showSignedIn(SOMEBODY, apiKey);
  }

  private tellBegun(customer: CustomerId): void {
    void this.tell((telling) => telling.begun(customer)).catch(failureOrDefect);
  }

  private async tell(news: (telling: SessionTelling) => Promise<unknown>): Promise<void> {
    await news(await this.#useCases.sessionTelling());
  }

  private enter(session: KeptSession): void {
    this.session = session;
    this.wasEnded = false;
    this.#device.keep(session);
    this.#device.keepMobile(null);
    this.doIntended();
  }

  /** Once it is known who is signed in; after all that follows them has been told. It is forgotten first, so that nothing does it twice. */
  private doIntended(): void {
    const stored = this.#device.intent();
    const { customer } = this;
    if (stored === null || customer === null) return;
    this.#device.keepIntent(null);
    if (stored.by === null || stored.by === customer) void Promise.resolve().then(() => this.doIntent(stored.intent, customer));
  }

  private async doIntent(intent: Intent, customer: CustomerId): Promise<void> {
    try {
      await (await this.#useCases.doIntent())(intent, customer);
    } catch (error) {
      failureOrDefect(error);
      this.#toasts.show({ kind: "not-opened" });
    }
    this.countIntent();
  }

  private countIntent(): void {
    this.intentsDone += 1;
  }

  private enterRecovery(recovery: KeptRecovery | null): void {
    this.recovery = recovery;
    this.#device.keepRecovery(recovery);
  }

  private enterSignedOut(): void {
    this.session = null;
    this.#device.keepIntent(null);
    this.sent = null;
    this.wasEnded = false;
    this.recovery = null;
    this.mobileFor = "nothing";
  }
}

type SignInRequest = {
  /** Where to go once signed in; null: where they are. */
  readonly towards?: string | null;
  /** What they are asked for, in the place of the purpose's own words. */
  readonly hint?: string | null;
};

/** Whose a token is: of a known customer, or of somebody, whom a company's key may vouch for. */
type Shown = { readonly bearer: string; readonly known: CustomerId | null; readonly apiKey?: string };

/** Cart and wishes are kept by stores of their own. */
const profileOf = ({ cart: _, wishes: __, ...profile }: User): Profile => profile;
