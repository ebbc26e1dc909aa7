import { openSite } from "#web/platform/window/open-site.ts";
import { composeWindow } from "#web/features/site/window/composition.ts";
import { lateScreensAt } from "#web/platform/features/late-screens.ts";
import { shell } from "#shell/composition.ts";

openSite({ routes: shell.routes, lateRoutes: (path) => lateScreensAt(shell.features, path) }, () => composeWindow(shell.features));
