import { observer } from "mobx-react-lite";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Opened } from "#web/platform/late/opened.tsx";
import { ToastStore } from "./toast-store.ts";
import { lateCode } from "#web/platform/late/late-code.ts";

const toastsOver = lateCode(() => import("./toasts.tsx"), "Toasts");

/** The news in the corner of a page; their code comes with the first. */
export const ToastOverlay = observer(function ToastOverlay() {
  const { toasts } = useStore(ToastStore);
  return toasts.length === 0 ? null : <Opened load={toastsOver} given={NOTHING} />;
});

const NOTHING = {};
