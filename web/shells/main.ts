import { openSite } from "#web/platform/window/open-site.ts";
import { composeWindow } from "#web/features/site/window/composition.ts";
import { shell } from "#shell/composition.ts";

openSite(shell.routes, () => composeWindow(shell.features));
