import { pictureOrigin } from "#core/catalogue/shown-pictures.ts";
import { labId } from "#core/labs/lab.ts";
import { SIGN_IN_LIMITS } from "#core/sign-in/sign-in-limits.ts";
import { HUMAN_CHECK_PROVIDERS } from "#core/sign-in/human-check/human-check-providers.ts";
import { SHELL_NAMES } from "./shell-names.ts";
import { allOf, bucketIn, gatewayIn, isNetwork, isOrigin, isReachedByOthers, postgresIn, setting, wholeIn } from "./setting.ts";
import type { LabId } from "#core/labs/lab.ts";
import type { HumanCheckProvider } from "#core/sign-in/human-check/human-check-providers.ts";
import type { Setting } from "./setting.ts";
import type { ShellName } from "./shell-names.ts";

const LOGS = ["off", "error", "warn", "info"] as const;

const outside = (variable: string, whose: string, otherwise: string): Setting<string> => ({
  variable,
  meaning: `${whose}, to which pages link.`,
  expected: "an https address",
  otherwise,
  read: (text) => (/^https:\/\//.test(text) && URL.canParse(text) ? text : null),
});

/** Every setting. One that is added here is read, checked, told by `doctor` and listed in docs/operations.md. */
export const settingsTable = {
  port: setting<number>({
    variable: "PORT",
    meaning: "The port to listen at.",
    expected: "a whole number from 0 to 65535; 0 takes any free one",
    otherwise: 3000,
    read: (text) => wholeIn(text, 0, 65_535),
  }),
  host: setting<string>({
    variable: "HOST",
    meaning: "The name or address to listen at; 0.0.0.0 is all of the machine's.",
    expected: "the name or address to listen at: localhost, or 0.0.0.0 for all",
    otherwise: "localhost",
    read: (text) => (/^[\w.:-]+$/.test(text) ? text : null),
  }),
  siteUrl: setting<string | null>({
    variable: "SITE_URL",
    whenUnset: "Links in letters lead to this machine.",
    meaning: "The shop's address as customers know it, for the links in letters.",
    expected: "an address without a path: https://shop.example",
    otherwise: null,
    otherwiseTold: "`http://localhost` at the port",
    read: (text) => (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : null),
  }),
  shell: setting<ShellName>({
    variable: "NIRAMAYA_SHELL",
    meaning: "Which site is served; SHELL itself is a variable of every terminal's.",
    expected: `one of ${SHELL_NAMES.join(", ")}`,
    otherwise: "shop",
    read: (text) => shellIn(text),
  }),
  shellHosts: setting<ReadonlyMap<string, ShellName>>({
    variable: "SHELL_HOSTS",
    meaning: "Other sites that the same server serves, each by a host name of its own: `benefits.example=benefits`.",
    expected: `host names, each with one of ${SHELL_NAMES.join(", ")}, separated by commas: benefits.example=benefits`,
    otherwise: new Map(),
    otherwiseTold: "none",
    read: (text) => shellHostsIn(text),
  }),
  dataFolder: setting<string | null>({
    variable: "DATA_DIR",
    meaning: "Where the shipped database and what customers upload are kept.",
    expected: "a folder",
    otherwise: null,
    otherwiseTold: "`.data` in the project; for root a folder in `/var/lib/niramaya`",
    read: (text) => text,
  }),
  filesUrl: setting<string | null>({
    variable: "FILES_URL",
    meaning: "A private S3 bucket for what customers upload, which several servers can share.",
    expected: "the address of a bucket with its key and secret: https://KEY:SECRET@host/bucket?region=ap-south-1",
    otherwise: null,
    otherwiseTold: "the folder `uploads` of DATA_DIR",
    isSecret: true,
    read: (text) => bucketIn(text),
  }),
  databaseUrl: setting<string | null>({
    variable: "DATABASE_URL",
    meaning: "A PostgreSQL to use instead of the shipped one, version 15 or newer.",
    expected: "the address of a PostgreSQL database: postgres://user:password@host/database",
    otherwise: null,
    otherwiseTold: "the shipped one",
    isSecret: true,
    read: (text) => postgresIn(text),
  }),
  databaseDirectUrl: setting<string | null>({
    variable: "DATABASE_DIRECT_URL",
    needs: ["DATABASE_URL"],
    meaning:
      "The database itself, where DATABASE_URL is a pooler that lends a connection for one transaction: for jobs, live notices, changes of tables and commands.",
    expected: "the address of a PostgreSQL database: postgres://user:password@host/database",
    otherwise: null,
    otherwiseTold: "none: DATABASE_URL is the database itself",
    isSecret: true,
    read: (text) => postgresIn(text),
  }),
  databaseConnections: setting<number>({
    variable: "DATABASE_CONNECTIONS",
    meaning: "How many connections requests share in one server; its jobs and live notices take up to 6 more.",
    expected: "a whole number from 2 to 200",
    otherwise: 10,
    read: (text) => wholeIn(text, 2, 200),
  }),
  databaseReplicaUrl: setting<string | null>({
    variable: "DATABASE_REPLICA_URL",
    meaning: "A replica of the database, from which the catalogue is read.",
    expected: "the address of a PostgreSQL database: postgres://user:password@host/database",
    otherwise: null,
    otherwiseTold: "the database itself",
    isSecret: true,
    read: (text) => postgresIn(text),
  }),
  drainSeconds: setting<number>({
    variable: "DRAIN_SECONDS",
    meaning:
      "For how many seconds a server that is told to stop says that it is not ready, and serves on: longer than a balancer takes to look again.",
    expected: "a whole number from 0 to 300",
    otherwise: 0,
    read: (text) => wholeIn(text, 0, 300),
  }),
  trustedProxies: setting<readonly string[]>({
    variable: "TRUSTED_PROXIES",
    whenUnset: "Behind a proxy every caller counts as the proxy, and limits hit all of them together.",
    meaning: "Proxies whose X-Forwarded-For is believed, so that limits count the caller and not the proxy.",
    expected: "addresses or networks, separated by commas: 10.0.0.5, 10.1.0.0/16",
    otherwise: [],
    otherwiseTold: "none",
    read: (text) => allOf(text, isNetwork),
  }),
  allowedOrigins: setting<readonly string[]>({
    variable: "ALLOWED_ORIGINS",
    meaning: "Other sites whose pages may call the API in a browser.",
    expected: "origins, separated by commas: https://app.example",
    otherwise: [],
    otherwiseTold: "none",
    read: (text) => allOf(text, (origin) => /^https?:\/\//.test(origin) && isOrigin(origin)),
  }),
  apiUrl: setting<string | null>({
    variable: "API_URL",
    meaning:
      "Where another server of the same shop has the API that this one's pages call; it names this one's address in its ALLOWED_ORIGINS.",
    expected: "an https address without a path: https://api.example",
    otherwise: null,
    otherwiseTold: "the address of the page",
    read: (text) => (gatewayIn(text) !== null && isOrigin(text) ? text : null),
  }),
  pictureOrigins: setting<readonly string[]>({
    variable: "PICTURE_ORIGINS",
    meaning: "Other sites whose pictures of products pages show; a picture that lies elsewhere is left out, and the product is drawn.",
    expected: "https origins, separated by commas: https://pictures.example",
    otherwise: [],
    otherwiseTold: "none",
    read: (text) => allOf(text, (origin) => URL.canParse(origin) && new URL(origin).origin === origin && pictureOrigin(origin) === origin),
  }),
  metricsToken: setting<string | null>({
    variable: "METRICS_TOKEN",
    meaning: "The bearer token that `/api/metrics` asks for; without one it answers on this machine alone.",
    expected: "at least 16 letters, digits, - or _",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\w-]{16,}$/.test(text) ? text : null),
  }),
  smsGatewayUrl: setting<string | null>({
    variable: "SMS_GATEWAY_URL",
    needs: ["SMS_GATEWAY_TOKEN"],
    whenUnset: "Texts go to nobody: they are kept in the outbox, see `niramaya outbox`.",
    meaning:
      'Where texts are handed over, by POST as `{"to","text"}`; with its token. One that is tried again has the same `Idempotency-Key`, so that a gateway that knows it sends it once.',
    expected: "an https address",
    otherwise: null,
    otherwiseTold: "none: texts are kept in `outbox` in the data folder",
    read: gatewayIn,
  }),
  smsGatewayToken: setting<string | null>({
    variable: "SMS_GATEWAY_TOKEN",
    meaning: "The bearer token that the SMS gateway asks for.",
    expected: "a token",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
  }),
  emailGatewayUrl: setting<string | null>({
    variable: "EMAIL_GATEWAY_URL",
    needs: ["EMAIL_GATEWAY_TOKEN", "EMAIL_FROM"],
    whenUnset: "Letters go to nobody: they are kept in the outbox, see `niramaya outbox`.",
    meaning:
      'Where letters are handed over, by POST as `{"from","to","subject","text"}`, of the newsletter also `"headers"`; with its token and the sender, and an `Idempotency-Key` as texts have it.',
    expected: "an https address",
    otherwise: null,
    otherwiseTold: "none: letters are kept in `outbox` in the data folder",
    read: gatewayIn,
  }),
  emailGatewayToken: setting<string | null>({
    variable: "EMAIL_GATEWAY_TOKEN",
    meaning: "The bearer token that the e-mail gateway asks for.",
    expected: "a token",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
  }),
  emailFrom: setting<string | null>({
    variable: "EMAIL_FROM",
    meaning: "Whom letters come from.",
    expected: "an e-mail address",
    otherwise: null,
    otherwiseTold: "none",
    read: (text) => (/^[^\s@]+@[^\s@]+$/.test(text) ? text : null),
  }),
  paymentProvider: setting<string | null>({
    variable: "PAYMENT_PROVIDER",
    needs: (text) => (text === "razorpay" ? ["RAZORPAY_KEY_ID"] : []),
    meaning: "Who takes new payments. What was begun with another stays with that one, as long as its keys are set.",
    expected: "sandbox or razorpay",
    otherwise: null,
    otherwiseTold: "razorpay with RAZORPAY_KEY_ID, else sandbox",
    read: (text) => (text === "sandbox" || text === "razorpay" ? text : null),
  }),
  razorpayKeyId: setting<string | null>({
    variable: "RAZORPAY_KEY_ID",
    needs: ["RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET"],
    meaning: "The key of the shop's account at Razorpay, which takes its money; with both secrets.",
    expected: "a key: rzp_live_ or rzp_test_ and what follows",
    otherwise: null,
    otherwiseTold: "none: payments are made in the sandbox, which moves no money",
    read: (text) => (/^rzp_(?:live|test)_\w+$/.test(text) ? text : null),
  }),
  razorpayKeySecret: setting<string | null>({
    variable: "RAZORPAY_KEY_SECRET",
    needs: ["RAZORPAY_KEY_ID", "RAZORPAY_WEBHOOK_SECRET"],
    meaning: "The secret of that key.",
    expected: "a secret",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]+$/.test(text) ? text : null),
  }),
  razorpayWebhookSecret: setting<string | null>({
    variable: "RAZORPAY_WEBHOOK_SECRET",
    needs: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
    meaning: "The secret by which Razorpay signs what it tells `/api/payment/razorpay/webhook`.",
    expected: "a secret of at least 16 letters",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : null),
  }),
  sandboxLateAfter: setting<number>({
    variable: "SANDBOX_LATE_AFTER",
    meaning: "After how many seconds a payment that is made late in the sandbox is told: one minute after an order has stopped waiting.",
    expected: "a whole number from 1 to 86400",
    otherwise: 1_860,
    read: (text) => wholeIn(text, 1, 86_400),
  }),
  testClockAhead: setting<number>({
    variable: "TEST_CLOCK_AHEAD",
    meaning: "For tests alone: by how many seconds the server's clock, its database's included, is set ahead; negative: back.",
    expected: "a whole number of seconds from -31622400 to 31622400",
    otherwise: 0,
    read: (text) => (/^-?\d{1,8}$/.test(text) && Math.abs(Number(text)) <= 31_622_400 ? Number(text) : null),
  }),
  turnUrls: setting<readonly string[]>({
    variable: "TURN_URLS",
    needs: ["TURN_SECRET"],
    whenUnset: "Calls go directly from browser to browser, and fail where a network forbids that.",
    meaning: "The relay of calls, a coturn with `use-auth-secret`; with its secret.",
    expected: "addresses, separated by commas: turn:turn.example:3478?transport=udp, turns:turn.example:5349",
    otherwise: [],
    otherwiseTold: "none: calls are direct or fail",
    read: (text) => allOf(text, (address) => /^turns?:[\w.-]+(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/.test(address)),
  }),
  turnSecret: setting<string | null>({
    variable: "TURN_SECRET",
    needs: ["TURN_URLS"],
    meaning: "The secret that the relay of calls shares with us (`static-auth-secret`).",
    expected: "a secret of at least 16 letters",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : null),
  }),
  callRelay: setting<"always" | "when-needed">({
    variable: "CALL_RELAY",
    meaning: "`always` sends every call by the relay, which hides each side's address from the other.",
    expected: "always or when-needed",
    otherwise: "when-needed",
    read: (text) => (text === "always" || text === "when-needed" ? text : null),
  }),
  mapsKey: setting<string | null>({
    variable: "MAPS_KEY",
    meaning: "The shop's key at Google's Geocoding API, which then names the place of whoever looks for practitioners near them.",
    expected: "a key of 20 to 100 letters, digits, - and _",
    otherwise: null,
    otherwiseTold: "none: the nearest city of the shop's own list, and nobody outside is asked",
    isSecret: true,
    read: (text) => (/^[\w-]{20,100}$/.test(text) ? text : null),
  }),
  vapidPublicKey: setting<string | null>({
    variable: "VAPID_PUBLIC_KEY",
    needs: ["VAPID_PRIVATE_KEY", "VAPID_SUBJECT"],
    whenUnset: "Reminders show in the shop alone: no device is sent any while no page is open.",
    meaning:
      "The public key by which browsers know that a push comes from this shop, from `niramaya push keys`; with its private key and a subject.",
    expected: "the public key that niramaya push keys prints",
    otherwise: null,
    otherwiseTold: "none: reminders show in the shop alone",
    read: (text) => (/^B[\w-]{86}$/.test(text) ? text : null),
  }),
  vapidPrivateKey: setting<string | null>({
    variable: "VAPID_PRIVATE_KEY",
    needs: ["VAPID_PUBLIC_KEY", "VAPID_SUBJECT"],
    meaning: "The private key of that pair.",
    expected: "the private key that niramaya push keys prints",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\w-]{43}$/.test(text) ? text : null),
  }),
  vapidSubject: setting<string | null>({
    variable: "VAPID_SUBJECT",
    needs: ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"],
    meaning: "Whom push services ask where something is wrong with what the shop sends.",
    expected: "an e-mail address as mailto:push@shop.example, or an https address, of a domain that others reach, as localhost is not",
    otherwise: null,
    otherwiseTold: "none",
    read: (text) => {
      const host = /^mailto:[^\s@]+@([^\s@]+)$/.exec(text)?.[1] ?? (/^https:\/\//.test(text) ? URL.parse(text)?.hostname : undefined);
      return host !== undefined && isReachedByOthers(host) ? text : null;
    },
  }),
  staffName: setting<string | null>({
    variable: "NIRAMAYA_STAFF",
    meaning: "Who gives the commands, as the audit log calls them; `--as` goes before it.",
    expected: "a name of at most 80 letters, digits and . _ @ -",
    otherwise: null,
    otherwiseTold: "the user of the machine",
    read: (text) => (/^[\p{L}\p{M}\p{N} ._@-]{1,80}$/u.test(text) ? text : null),
  }),
  staffLab: setting<LabId | null>({
    variable: "NIRAMAYA_LAB",
    meaning: "The laboratory whose staff give the commands of `lab`: they reach its bookings alone.",
    expected: "the id of a laboratory, of at most 100 printed characters without a blank",
    otherwise: null,
    otherwiseTold: "the platform's staff, who reach all",
    read: (text) => (/^[!-~]{1,100}$/.test(text) ? labId(text) : null),
  }),
  humanCheckKey: setting<string | null>({
    variable: "HUMAN_CHECK_KEY",
    meaning: "The key by which the human check's tasks are signed, for servers that share no database.",
    expected: "at least 32 letters, digits, - or _",
    otherwise: null,
    otherwiseTold: "one that all servers on a database share",
    isSecret: true,
    read: (text) => (/^[\w-]{32,}$/.test(text) ? text : null),
  }),
  humanCheckRounds: setting<number>({
    variable: "HUMAN_CHECK_ROUNDS",
    meaning: "How much work the human check asks of a device: at 5000 it takes a phone half a second.",
    expected: "a whole number from 1 to 1000000",
    otherwise: 5_000,
    read: (text) => wholeIn(text, 1, 1_000_000),
  }),
  humanCheckProvider: setting<HumanCheckProvider | null>({
    variable: "HUMAN_CHECK_PROVIDER",
    needs: ["HUMAN_CHECK_SITE_KEY", "HUMAN_CHECK_SECRET"],
    meaning: "Who tells people from programs before a code is sent: Google's reCAPTCHA (v3) or Cloudflare's Turnstile; with both keys.",
    expected: `one of ${HUMAN_CHECK_PROVIDERS.join(", ")}`,
    otherwise: null,
    otherwiseTold: "none: devices do a task of the shop's own, and nobody outside is asked",
    read: (text) => HUMAN_CHECK_PROVIDERS.find((name) => name === text) ?? null,
  }),
  humanCheckSiteKey: setting<string | null>({
    variable: "HUMAN_CHECK_SITE_KEY",
    needs: ["HUMAN_CHECK_PROVIDER", "HUMAN_CHECK_SECRET"],
    meaning: "The shop's site key at that provider, which its pages show to browsers.",
    expected: "a key of 10 to 100 letters, digits, - and _",
    otherwise: null,
    otherwiseTold: "none",
    read: (text) => (/^[\w-]{10,100}$/.test(text) ? text : null),
  }),
  humanCheckSecret: setting<string | null>({
    variable: "HUMAN_CHECK_SECRET",
    needs: ["HUMAN_CHECK_PROVIDER", "HUMAN_CHECK_SITE_KEY"],
    meaning: "The secret of that key, by which the provider is asked what a proof proves.",
    expected: "a secret of 10 to 100 letters, digits, - and _",
    otherwise: null,
    otherwiseTold: "none",
    isSecret: true,
    read: (text) => (/^[\w-]{10,100}$/.test(text) ? text : null),
  }),
  humanCheckVerifyUrl: setting<string | null>({
    variable: "HUMAN_CHECK_VERIFY_URL",
    needs: ["HUMAN_CHECK_PROVIDER"],
    meaning: "Where the provider is asked, for a network whose way out is a relay. It is told the secret.",
    expected: "an https address",
    otherwise: null,
    otherwiseTold: "the provider's own `siteverify`",
    read: gatewayIn,
  }),
  signInLimits: setting<ReadonlyMap<string, number>>({
    variable: "SIGN_IN_LIMITS",
    meaning: "Other numbers for limits of the sign-in, as `codes-a-day=8,codes-from-one=200`.",
    expected: `a whole number from 1 to 1000000 for each of these: ${SIGN_IN_LIMITS.map(({ name }) => name).join(", ")}`,
    otherwise: new Map(),
    otherwiseTold: SIGN_IN_LIMITS.map(({ name, most }) => `${name}=${most}`).join(", "),
    read: (text) => limitsIn(text),
  }),
  mostConnections: setting<number>({
    variable: "MAX_CONNECTIONS",
    meaning: "How many clients may be connected to one server at a time; further ones are turned away.",
    expected: "a whole number from 1 to 100000",
    otherwise: 2_000,
    read: (text) => wholeIn(text, 1, 100_000),
  }),
  onboardingUrl: outside("ONBOARDING_URL", "The site where clinics and doctors sign up", "https://onboarding.niramaya.example/"),
  practitionersUrl: outside("PRACTITIONER_PORTAL_URL", "The practitioners' own site", "https://practitioners.niramaya.example/"),
  blogUrl: outside("BLOG_URL", "The blog", "https://blog.niramaya.example/"),
  appStoreUrl: outside("APP_STORE_URL", "The app for iPhones", "https://apps.apple.com/in/"),
  playStoreUrl: outside("PLAY_STORE_URL", "The app for Android", "https://play.google.com/store/apps"),
  instagramUrl: outside("INSTAGRAM_URL", "The shop on Instagram", "https://www.instagram.com/"),
  facebookUrl: outside("FACEBOOK_URL", "The shop on Facebook", "https://www.facebook.com/"),
  youtubeUrl: outside("YOUTUBE_URL", "The shop on YouTube", "https://www.youtube.com/"),
  whatsappNumber: setting<string>({
    variable: "WHATSAPP_NUMBER",
    meaning: "The number that the chat button writes to.",
    expected: "digits with the country's code, without + and spaces: 912055500142",
    otherwise: "912055500142",
    read: (text) => (/^\d{8,15}$/.test(text) ? text : null),
  }),
  corporateApp: setting<string>({
    variable: "CORPORATE_APP_NAME",
    meaning: "The app_name of the aggregator whose people see the logo of corporate benefits.",
    expected: "a name",
    otherwise: "arogya-benefits",
    read: (text) => text,
  }),
  log: setting<(typeof LOGS)[number]>({
    variable: "LOG_LEVEL",
    meaning: "From which weight on events are logged; info tells every request.",
    expected: `one of ${LOGS.join(", ")}`,
    otherwise: "warn",
    read: (text) => LOGS.find((level) => level === text) ?? null,
  }),
};

const shellIn = (text: string): ShellName | null => SHELL_NAMES.find((name) => name === text) ?? null;

/** Pairs of a host name and a shell's; null where one is none. */
function shellHostsIn(text: string): ReadonlyMap<string, ShellName> | null {
  const chosen = new Map<string, ShellName>();
  for (const part of text.split(",")) {
    const [host = "", name = "", ...more] = part.trim().split("=");
    const shell = shellIn(name.trim());
    if (shell === null || more.length > 0 || !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(host.trim())) return null;
    chosen.set(host.trim(), shell);
  }
  return chosen;
}

/** Pairs of a limit's name and its number; null where one is none. */
function limitsIn(text: string): ReadonlyMap<string, number> | null {
  const chosen = new Map<string, number>();
  for (const part of text.split(",")) {
    const [name = "", number = "", ...more] = part.trim().split("=");
    const most = wholeIn(number.trim(), 1, 1_000_000);
    if (most === null || more.length > 0 || !SIGN_IN_LIMITS.some((limit) => limit.name === name.trim())) return null;
    chosen.set(name.trim(), most);
  }
  return chosen;
}
