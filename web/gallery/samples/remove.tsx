import { Button } from "#web/design/button/button.tsx";
import { say } from "#web/gallery/samples.ts";
import type { ReactNode } from "react";

export const remove = (close: () => void): ReactNode => (
  <Button look="danger" onPress={close}>
    {say.remove}
  </Button>
);
