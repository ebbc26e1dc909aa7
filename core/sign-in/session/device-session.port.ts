import { token } from "../../shared/token.ts";
import type { Profile } from "../../account/profile.ts";
import type { CustomerId } from "../../identity/customer-id.ts";

/** Whoever is signed in on a device. `profile` as it was when last seen; null: the token came alone. Source: specification/sign-in.md, Sessions. */
export type KeptSession = { readonly bearer: string; readonly profile: Profile | null };

/** Whoever proved to be the customer of an account that leaves: the token restores it, and opens nothing else. */
export type KeptRecovery = { readonly bearer: string; readonly leaver: CustomerId };

/** What a device keeps of sign-in. Reading and keeping never throw: a device that keeps nothing keeps it for as long as its page stands. */
export type DeviceSession = {
  session(): KeptSession | null;
  /** A token that came in a cookie, where the device keeps none itself. Nobody is signed in by it before the server knows it. */
  cookieToken(): string | null;
  keep(session: KeptSession): void;
  recovery(): KeptRecovery | null;
  keepRecovery(recovery: KeptRecovery | null): void;
  /** The path to which somebody wanted to go before signing in, in this tab. */
  savedPath(): string | null;
  savePath(path: string | null): void;
  /** Everything that this shop keeps on the device goes, whatever it is. Source: specification/sign-in.md, Signing out. */
  clear(): void;
  /** Tells each time that another tab signs in or out; answers what ends that. */
  followOtherTabs(tell: () => void): () => void;
};
export const DeviceSession = token<DeviceSession>("DeviceSession");
