import { composeWindow } from "#web/features/site/window/composition.ts";
import { openSite } from "#web/platform/window/open-site.ts";
import { routes } from "./routes.tsx";

openSite(routes, composeWindow);
