import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStore } from "#web/frame/keeper.tsx";
import { Toast } from "#web/parts/toast.tsx";
import { ToastStore } from "#web/stores/toast-store.ts";
import { cartWords } from "#web/wording/cart.ts";
import type { ToastNews } from "#web/stores/toast-store.ts";

/** The news in the corner, the newest on top. The region stands before its first news, so that they are read out. */
export const Toasts = observer(function Toasts() {
  const { toasts, dismiss } = useStore(ToastStore);
  const [isStanding, stand] = useState(false);
  useEffect(() => stand(true), []);
  return (
    <div className="toasts noprint" role="status">
      <ol>
        {isStanding
          ? toasts.map(({ id, news }) => (
              <Toast key={id} id={id} text={cartWords.toast(news)} closeLabel={cartWords.close} action={actionOf(news)} onEnd={dismiss} />
            ))
          : null}
      </ol>
    </div>
  );
});

const actionOf = (news: ToastNews) => (news.kind === "removed-from-cart" ? { words: cartWords.undo, onPress: news.undo } : null);
