import { token } from "#core/shared/token.ts";
import { ALTCHA_COST, altcha } from "#adapters/human-check/altcha.ts";
import { siteVerifyCheck } from "#adapters/human-check/site-verify.ts";
import { WIDGET_PATH, WIDGET_SCRIPT_PATH, widgetPage, widgetPolicy, widgetScript } from "#adapters/human-check/widget-page.ts";
import { humanCheckPages } from "#adapters/http-server/pages/human-check-pages.ts";
import { mainAddress } from "#adapters/composition/server/site-of.ts";
import type { FastifyInstance } from "fastify";
import type { HumanCheck } from "#core/sign-in/human-check/human-check.port.ts";
import type { ServerSettings } from "#adapters/composition/server/server-settings.ts";

/** The provider that is chosen, with both its keys; else the shop's own check, by a key that all its servers share. */
export async function humanCheckOf(settings: ServerSettings, sharedKey: () => Promise<Buffer>): Promise<HumanCheck> {
  const { humanCheckProvider: provider, humanCheckSecret: secret, humanCheckKey: key, humanCheckRounds: rounds } = settings;
  if (provider === null || secret === null) return altcha(key === null ? await sharedKey() : Buffer.from(key), { ...ALTCHA_COST, rounds });
  const hosts = new Set([new URL(mainAddress(settings)).hostname, ...settings.shellHosts.keys()]);
  return siteVerifyCheck({ provider, secret, isOurs: (host) => hosts.has(host), verify: settings.humanCheckVerifyUrl });
}

/** Adds the page with that provider's widget; null: there is none. */
export type HumanCheckWidget = ((app: FastifyInstance) => void) | null;
export const HumanCheckWidget = token<HumanCheckWidget>("HumanCheckWidget");

export function humanCheckWidget({
  humanCheckProvider: provider,
  humanCheckSiteKey: siteKey,
}: Pick<ServerSettings, "humanCheckProvider" | "humanCheckSiteKey">): HumanCheckWidget {
  if (provider === null || siteKey === null) return null;
  return humanCheckPages({
    path: WIDGET_PATH,
    scriptPath: WIDGET_SCRIPT_PATH,
    script: widgetScript(),
    policy: widgetPolicy(provider),
    page: (language) => widgetPage(provider, siteKey, language),
  });
}
