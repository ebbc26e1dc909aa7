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
    const patterns = known.get(one) ?? (await builtPatterns(one));
    if (patterns === null) return NOT_BUILT;
    known.set(one, patterns);
    return patterns;
  };
  return async (route) => {
    for (const one of shells) if ((await patternsOf(one)).has(route)) return true;
    return false;
  };
}

/** Pages that are still built have no views; nor have those of development, which are drawn from their sources. */
const NOT_BUILT: ReadonlySet<string> = new Set();
