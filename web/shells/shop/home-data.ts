import { ANYBODY_AT_ALL } from "#core/consultations/directory/directory-query.ts";
import { FindPractitioners } from "#core/consultations/directory/find-practitioners.use-case.ts";
import { frontPage } from "#web/features/catalogue/home/front-page.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";
import type { PublicPractitioner } from "#core/consultations/practitioner.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** Who is free, and when next, in milliseconds since 1970. */
export type SoonestPractitioner = Pick<PublicPractitioner, "id" | "name" | "therapy" | "qualifications"> & { readonly nextFree: number };

/** Goods, and who may be asked before they are bought. */
export type ShopHome = { readonly front: FrontPage; readonly soonest: readonly SoonestPractitioner[] };

export async function shopHome(dependencies: Dependencies): Promise<ShopHome> {
  const [front, soonest] = await Promise.all([frontPage(dependencies)(), soonestPractitioners(dependencies)]);
  return { front, soonest };
}

/** How many the first page shows. */
const MOST = 3;

/** Those who are free soonest; nobody where they can't be asked for, as the page is none the worse for that. */
async function soonestPractitioners(dependencies: Dependencies): Promise<readonly SoonestPractitioner[]> {
  const find = dependencies.get(FindPractitioners);
  const found = await answerOrNull(find({ ...ANYBODY_AT_ALL, order: "soonest", after: null }));
  const free = found?.value.entries.flatMap(({ practitioner: { id, name, therapy, qualifications }, nextFree }) =>
    nextFree === null ? [] : [{ id, name, therapy, qualifications, nextFree }],
  );
  return free?.slice(0, MOST) ?? [];
}
