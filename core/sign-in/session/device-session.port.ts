import { token } from "../../shared/token.ts";
import type { Profile } from "../../account/profile.ts";
import type { Mobile } from "../../identity/mobile.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { SentCode } from "../codes/sent-code.ts";
import type { KeptIntent } from "./intent.ts";

/**
 * The customer who is signed in on a device. `profile` is as it was last seen; null: only the token is known.
 * Source: specification/sign-in.md, Sessions.
 */
export type KeptSession = { readonly bearer: string; readonly profile: Profile | null };

/** The person has proved that an account that is to be erased is theirs. The token restores the account and opens nothing else. */
export type KeptRecovery = { readonly bearer: string; readonly leaver: CustomerId };

/**
 * What a device stores about sign-in. Reading and storing never throw: if the device can't store anything, it is remembered as long as the
 * page is open.
 */
export type DeviceSession = {
  session(): KeptSession | null;
  /** A token that came in a cookie, if the device has stored none itself. Nobody is signed in by it before the server has confirmed it. */
  cookieToken(): string | null;
  keep(session: KeptSession): void;
  recovery(): KeptRecovery | null;
  keepRecovery(recovery: KeptRecovery | null): void;
  /** The path to which the person wanted to go before signing in, in this tab. */
  savedPath(): string | null;
  savePath(path: string | null): void;
  /** The mobile that is just signed in with, in this tab; null: none. It is kept until somebody is signed in. */
  mobileInHand(): Mobile | null;
  keepMobile(mobile: Mobile | null): void;
  /** What was pressed in this tab that sign-in was opened for; null: nothing, or too long ago. */
  intent(): KeptIntent | null;
  keepIntent(intent: KeptIntent | null): void;
  /** The code that was sent last, in this tab; null: none, or its time is over. It is kept until it has served. */
  sentCode(): SentCode | null;
  keepSentCode(sent: SentCode | null): void;
  /** The token by which pushes reach this device; null: none is known. The company's app puts its own here. */
  pushToken(): string | null;
  keepPushToken(pushToken: string): void;
  /** How often visitors closed sign-in on this device since somebody was signed in. */
  closedSignIns(): number;
  countClosedSignIn(): void;
  /** Deletes everything that this shop has stored on the device. Source: specification/sign-in.md, Signing out. */
  clear(): void;
  /** Calls `tell` each time another tab signs in or out. Answers a function that ends this. */
  followOtherTabs(tell: () => void): () => void;
};
export const DeviceSession = token<DeviceSession>("DeviceSession");
