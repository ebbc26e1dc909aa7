import { builtPatterns } from "#adapters/composition/server/built-shell.ts";
import { SHELLS_BELOW } from "#adapters/composition/server/shells.ts";
import type { SitePatterns } from "#core/page-views/site-patterns.port.ts";
import type { ServerSettings } from "#adapters/composition/server/server-settings.ts";
import type { ShellName } from "#adapters/composition/server/shells.ts";

/** The patterns of all sites that a server has, the main one's first: its pages are loaded anyway. Each is read once. */
export function sitePatterns({ shell, shellHosts }: Pick<ServerSettings, "shell" | "shellHosts">): SitePatterns {
  const shells = [...new Set([shell, ...SHELLS_BELOW[shell].values(), ...shellHosts.values()])];
  const known = new Map<ShellName, ReadonlySet<string>>();
  const patternsOf = async (one: ShellName): Promise<ReadonlySet<string>> => {
    const kept = known.get(one) ?? (await builtPatterns(one).catch(() => NOT_BUILT));
    known.set(one, kept);
    return kept;
  };
  return async (route) => {
    for (const one of shells) if ((await patternsOf(one)).has(route)) return true;
    return false;
  };
}

/** In development pages are drawn from their sources, and no view of them is counted. */
const NOT_BUILT: ReadonlySet<string> = new Set();
