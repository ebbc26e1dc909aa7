import { requestedHost } from "#adapters/http-server/requests/requested-host.ts";
import { SHELL_OF_THE_APP } from "./shells.ts";
import type { Site, SiteOf } from "#core/jobs/site.ts";
import type { ServerSettings } from "./server-settings.ts";
import type { ShellName } from "./shells.ts";

/** The sites by their hosts, and the one for people of the corporate app, if a host shows it. Any other host is the main site's. */
export function siteOfSettings(chosen: SiteSettings, names: Readonly<Record<ShellName, string>>): SiteOf {
  const { shell, shellHosts, corporateApp } = chosen;
  const address = mainAddress(chosen);
  const main: Site = { address, name: names[shell] };
  const others = new Map<string, Site>(
    [...shellHosts].map(([host, name]) => [host, { address: addressAt(host, address), name: names[name] }]),
  );
  const [hostOfTheApp = ""] = [...shellHosts].find(([, name]) => name === SHELL_OF_THE_APP) ?? [];
  const ofTheApp = others.get(hostOfTheApp) ?? main;
  return (aggregator) => others.get(requestedHost.now() ?? "") ?? (aggregator === corporateApp ? ofTheApp : main);
}

type SiteSettings = Pick<ServerSettings, "siteUrl" | "port" | "shell" | "shellHosts" | "corporateApp">;

/** Where the main site is ("https://niramaya.example"). */
export const mainAddress = ({ siteUrl, port }: Pick<ServerSettings, "siteUrl" | "port">): string => siteUrl ?? `http://localhost:${port}`;

/** The address of another site of the same server, which has a host of its own. */
export function addressAt(host: string, main: string): string {
  const address = new URL(main);
  address.hostname = host;
  return address.origin;
}
