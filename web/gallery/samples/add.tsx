import { Button } from "#web/design/button/button.tsx";
import { ignore, say } from "#web/gallery/samples.ts";

export const add = (
  <Button look="quiet" onPress={ignore}>
    {say.button}
  </Button>
);
