import { ShowFrontPage } from "#core/catalogue/front/show-front-page.use-case.ts";
import type { FrontPage } from "#core/catalogue/front/front-page.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** What home shows, also where it stands behind something else. */
export const frontPage = (dependencies: Dependencies) => (): Promise<FrontPage> => dependencies.get(ShowFrontPage)();
