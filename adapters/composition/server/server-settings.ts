import type { HumanCheckProvider } from "#core/sign-in/human-check/human-check-providers.ts";
import type { ShellName } from "./shells.ts";

/** What the server's ports are told by whoever runs it; null: not chosen. */
export type ServerSettings = {
  readonly siteUrl: string | null;
  /** The origin of the API that windows of the pages call; null: the pages' own. */
  readonly apiUrl: string | null;
  readonly port: number;
  /** The main site. */
  readonly shell: ShellName;
  /** The names of other sites that the same server has. */
  readonly shellHosts: ReadonlyMap<string, ShellName>;
  /** The bucket in which uploads lie; null: in the data folder. */
  readonly filesUrl: string | null;
  readonly pictureOrigins: readonly string[];
  readonly smsGatewayUrl: string | null;
  readonly smsGatewayToken: string | null;
  readonly emailGatewayUrl: string | null;
  readonly emailGatewayToken: string | null;
  readonly emailFrom: string | null;
  readonly paymentProvider: string | null;
  readonly razorpayKeyId: string | null;
  readonly razorpayKeySecret: string | null;
  readonly razorpayWebhookSecret: string | null;
  readonly sandboxLateAfter: number;
  readonly turnUrls: readonly string[];
  readonly turnSecret: string | null;
  readonly callRelay: "always" | "when-needed";
  readonly mapsKey: string | null;
  readonly vapidPublicKey: string | null;
  readonly vapidPrivateKey: string | null;
  readonly vapidSubject: string | null;
  readonly humanCheckKey: string | null;
  readonly humanCheckRounds: number;
  readonly humanCheckProvider: HumanCheckProvider | null;
  readonly humanCheckSiteKey: string | null;
  readonly humanCheckSecret: string | null;
  readonly humanCheckVerifyUrl: string | null;
  readonly signInLimits: ReadonlyMap<string, number>;
  readonly onboardingUrl: string;
  readonly practitionersUrl: string;
  readonly blogUrl: string;
  readonly appStoreUrl: string;
  readonly playStoreUrl: string;
  readonly instagramUrl: string;
  readonly facebookUrl: string;
  readonly youtubeUrl: string;
  readonly whatsappNumber: string;
  readonly corporateApp: string;
};
