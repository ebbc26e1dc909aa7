import { requestedHost } from "#adapters/http-server/requests/requested-host.ts";
import type { Site, SiteOf } from "#core/jobs/site.ts";
import type { ServerSettings } from "./server-settings.ts";
import type { ShellName } from "./built-shell.ts";

/** The sites by their hosts, and the one for people of the corporate app: the benefits, if a host shows them. Any other host is the main site's. */
export function siteOfSettings(chosen: SiteSettings, names: Readonly<Record<ShellName, string>>): SiteOf {
  const { shell, shellHosts, corporateApp } = chosen;
  const address = mainAddress(chosen);
  const main: Site = { address, name: names[shell] };
  const others = new Map([...shellHosts].map(([host, name]) => [host, { address: addressAt(host, address), name: names[name] }] as const));
  const [benefits] = [...shellHosts].flatMap(([host, name]) => (name === "benefits" ? (others.get(host) ?? []) : []));
  return (aggregator) => others.get(requestedHost.now() ?? "") ?? (aggregator === corporateApp ? benefits : undefined) ?? main;
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
