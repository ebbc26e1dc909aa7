import { Button } from "#web/design/button/button.tsx";
import { ignore, say } from "#web/gallery/samples.ts";

export const enter = (
  <Button look="text" onPress={ignore}>
    {say.another}
  </Button>
);
