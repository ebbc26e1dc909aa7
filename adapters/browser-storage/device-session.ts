// Decision: docs/decisions/a-device-keeps-its-session.md
import { customerId } from "#core/identity/customer-id.ts";
import { mobileIn } from "#core/identity/mobile.ts";
import { nullIfThrown } from "./null-if-thrown.ts";
import { printIntent, readIntent } from "./kept-intent.ts";
import { printProfile, readProfile } from "./stored-profile.ts";
import type { SentCode } from "#core/sign-in/codes/sent-code.ts";
import type { DeviceSession, KeptRecovery } from "#core/sign-in/session/device-session.port.ts";

/** Source: specification/site.md, What the browser keeps. */
const TOKEN = "token";
const USER = "user";
const USER_ID = "userId";
const USER_ID_OF_OLD = "user_Id";
/** Whose account it is that is to be had back: they have proved it, and are not signed in. */
const USER_ID_IN_SIGN_IN = "userIdSession";
const MOBILE_IN_SIGN_IN = "mobileNoSession";
const PUSH_TOKEN = "firebase-token";
/** How often visitors closed sign-in. */
const CLOSED = "popup-count";
const SAVED_PATH = "page-name";
const INTENT = "sign-in-intent";
const SENT_CODE = "sign-in-code";
/** Of the auth module: its keys begin with "auth.". */
const RECOVERY = "auth.for_account_recovery";
/** Days that the server keeps a session which nobody uses. */
const LASTS = 30;

type Browser = {
  readonly storage: () => Storage;
  readonly tab: () => Storage;
  readonly page: () => Pick<Document, "cookie">;
  readonly isSecure: boolean;
  readonly now?: () => number;
};

/**
 * In this browser's storage, and the token in a cookie too, which no call is ever authenticated by. Where somebody wanted to go, what they
 * pressed, and the mobile they sign in with and the code sent to it, each tab keeps for itself: that ends with the tab. Storages are asked
 * each time and may throw.
 */
export function deviceSessionIn({ storage, tab, page, isSecure, now = Date.now }: Browser): DeviceSession {
  const stored = (key: string): string | null => nullIfThrown(() => storage().getItem(key));
  const put = (key: string, text: string | null) =>
    nullIfThrown(() => (text === null ? storage().removeItem(key) : storage().setItem(key, text)));
  const inTab = (key: string): string | null => nullIfThrown(() => tab().getItem(key));
  const putInTab = (key: string, text: string | null) =>
    nullIfThrown(() => (text === null ? tab().removeItem(key) : tab().setItem(key, text)));
  const putCookie = (token: string, days: number) =>
    nullIfThrown(() => {
      page().cookie = `${TOKEN}=${encodeURIComponent(token)}; path=/; max-age=${days * 24 * 60 * 60}; samesite=strict${isSecure ? "; secure" : ""}`;
    });
  return {
    session() {
      const bearer = stored(TOKEN);
      const [user, id] = [stored(USER), stored(USER_ID) ?? stored(USER_ID_OF_OLD)];
      const profile = user === null ? null : readProfile(nullIfThrown(() => JSON.parse(user)));
      const isTheirs = id === null || profile?.customer.id === id;
      return bearer === null || bearer === "" ? null : { bearer, profile: isTheirs ? profile : null };
    },
    cookieToken() {
      const cookies = nullIfThrown(() => page().cookie) ?? "";
      const written = /(?:^|; *)token=([^;]*)/.exec(cookies)?.[1] ?? "";
      return nullIfThrown(() => decodeURIComponent(written)) || null;
    },
    keep({ bearer, profile }) {
      put(USER, profile === null ? null : JSON.stringify(printProfile(profile)));
      put(USER_ID, profile?.customer.id ?? null);
      put(TOKEN, bearer); // Last: other tabs read all of it when they hear of the token.
      putCookie(bearer, LASTS);
      put(CLOSED, null);
    },
    recovery() {
      return readRecovery(
        nullIfThrown(() => JSON.parse(stored(RECOVERY) ?? "null")),
        stored(USER_ID_IN_SIGN_IN),
      );
    },
    keepRecovery(recovery) {
      put(USER_ID_IN_SIGN_IN, recovery?.leaver ?? null); // First: other tabs read both when they hear of the token.
      put(RECOVERY, recovery === null ? null : JSON.stringify({ token: recovery.bearer }));
    },
    savedPath: () => inTab(SAVED_PATH),
    savePath: (path) => void putInTab(SAVED_PATH, path),
    mobileInHand: () => mobileIn(inTab(MOBILE_IN_SIGN_IN) ?? ""),
    keepMobile: (mobile) => void putInTab(MOBILE_IN_SIGN_IN, mobile),
    intent: () =>
      readIntent(
        nullIfThrown(() => JSON.parse(inTab(INTENT) ?? "null")),
        now(),
      ),
    keepIntent: (intent) => void putInTab(INTENT, intent === null ? null : printIntent(intent, now())),
    sentCode() {
      const sent = readSentCode(nullIfThrown(() => JSON.parse(inTab(SENT_CODE) ?? "null")));
      return sent !== null && now() < sent.until ? sent : null;
    },
    keepSentCode: (sent) => void putInTab(SENT_CODE, sent === null ? null : JSON.stringify(sent)),
    pushToken() {
      const pushToken = stored(PUSH_TOKEN) ?? "";
      return /^[!-~]{1,2000}$/.test(pushToken) ? pushToken : null;
    },
    keepPushToken: (pushToken) => void put(PUSH_TOKEN, pushToken),
    closedSignIns() {
      const closed = stored(CLOSED) ?? "";
      return /^\d{1,6}$/.test(closed) ? Number(closed) : 0;
    },
    countClosedSignIn() {
      put(CLOSED, String(this.closedSignIns() + 1));
    },
    clear() {
      for (const one of [storage, tab]) nullIfThrown(() => one().clear());
      putCookie("", 0);
    },
    followOtherTabs(tell) {
      const heard = ({ key, storageArea }: StorageEvent) => {
        const isOurs = key === TOKEN || key === RECOVERY || key === null; // A cleared storage names no key.
        if (isOurs && storageArea === nullIfThrown(storage)) tell();
      };
      globalThis.addEventListener("storage", heard);
      return () => globalThis.removeEventListener("storage", heard);
    },
  };
}

/** A device of before has whose it is beside the token. */
function readRecovery(wire: unknown, leaver: string | null): KeptRecovery | null {
  if (typeof wire !== "object" || wire === null) return null;
  const { token, user = leaver }: { token?: unknown; user?: unknown } = wire;
  return typeof token === "string" && token !== "" && typeof user === "string" && user !== ""
    ? { bearer: token, leaver: customerId(user) }
    : null;
}

function readSentCode(wire: unknown): SentCode | null {
  if (typeof wire !== "object" || wire === null) return null;
  const { to, challenge, againAt, until }: { readonly [Name in keyof SentCode]?: unknown } = wire;
  return typeof to === "string" && typeof challenge === "string" && typeof againAt === "number" && typeof until === "number"
    ? { to, challenge, againAt, until }
    : null;
}
