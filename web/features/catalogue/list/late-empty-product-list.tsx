import { drawnFirst } from "#web/platform/late/drawn-first.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";

const emptyList = lateCode(() => import("./empty-product-list.tsx"), "EmptyProductList");

/** Few lists are empty. Its links work as the server drew them. */
export const LateEmptyProductList = drawnFirst({
  fromTheStart: import.meta.env.SSR || import.meta.env.DEV ? await emptyList() : null,
  load: emptyList,
  place: () => <></>,
});
