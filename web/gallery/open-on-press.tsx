import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import type { ReactNode } from "react";

/** Draws what stands over the page, once it is asked for. */
export function OpenOnPress({ words, draw }: { readonly words: string; readonly draw: (close: () => void) => ReactNode }) {
  const [isOpen, show] = useState(false);
  return (
    <>
      <Button look="quiet" onPress={() => show(true)}>
        {words}
      </Button>
      {isOpen ? draw(() => show(false)) : null}
    </>
  );
}
