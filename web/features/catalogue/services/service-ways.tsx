import FlaskConical from "lucide-react/icons/flask-conical";
import Stethoscope from "lucide-react/icons/stethoscope";
import { namedServices } from "#core/search/named-services.ts";
import { sides } from "#sides/search-ways";
import { serviceWayPhrases as says } from "#web/features/catalogue/wording/service-ways.ts";
import type { NamedService } from "#core/search/named-services.ts";
import type { SearchWays } from "#web/platform/slots/search-ways.ts";

/** As those features that the shell has say it. */
const ways: SearchWays = Object.assign({}, ...sides);
const ICONS = { "lab-tests": FlaskConical, practitioners: Stethoscope } as const satisfies Record<NamedService["kind"], unknown>;

type Ways = { readonly words: string; readonly onFollow?: () => void };

/** The way to tests and practitioners, where searched words say that one is meant: wares are not all that the shop has. */
export function ServiceWays({ words, onFollow }: Ways) {
  const meant = namedServices(words).flatMap((one) => {
    const address = ways[one.kind]?.(one.words);
    return address === undefined ? [] : [{ ...one, address }];
  });
  if (meant.length === 0) return null;
  return (
    <nav className="chips" aria-label={says.title}>
      {meant.map(({ kind, words: by, address }) => {
        const Icon = ICONS[kind];
        return (
          <a key={kind} className="chip" href={address} onClick={onFollow}>
            <Icon className="icon icon-small" aria-hidden="true" />
            {by === "" ? says.all[kind] : says.named[kind]({ words: by })}
          </a>
        );
      })}
    </nav>
  );
}
