import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { AboveEverything } from "#web/design/dialog/above-everything.tsx";
import { Toast } from "#web/design/toast/toast.tsx";
import { isDone, isForDesktops, isPopup } from "./toast-kinds.ts";
import { ToastStore } from "./toast-store.ts";
import { toastWords } from "./toast-words.ts";
import { useClearPlace } from "./use-clear-place.ts";
import type { ToastNews } from "./toast-store.ts";

/** The news in the corner, the newest on top. The region stands before its first news, so that they are read out. */
export const Toasts = observer(function Toasts() {
  const { toasts, dismiss } = useStore(ToastStore);
  const [isOpen, stand] = useState(false);
  useEffect(() => stand(true), []);
  const [list, hold] = useState<HTMLOListElement | null>(null); // A dialog that opens or closes has another one.
  useClearPlace(list, isOpen ? toasts : null);
  return (
    <AboveEverything className="toasts no-print">
      <ol ref={hold}>
        {isOpen
          ? toasts.map(({ id, news }) => (
              <Toast
                key={id}
                id={id}
                text={toastWords.says(news)}
                closeLabel={toastWords.close}
                action={actionOf(news)}
                kind={isPopup(news) ? "popup" : "toast"}
                isDone={isDone(news)}
                className={isForDesktops(news) ? "toast only-wide" : "toast"}
                onEnd={dismiss}
              />
            ))
          : null}
      </ol>
    </AboveEverything>
  );
});

const actionOf = (news: ToastNews) => (news.kind === "removed-from-cart" ? { words: toastWords.undo, onPress: news.undo } : null);
