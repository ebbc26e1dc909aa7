import { drawnExhibit, exhibit } from "#web/gallery/exhibit.tsx";
import { outside } from "#web/gallery/sample-site.ts";
import { ignore, say } from "#web/gallery/samples.ts";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { Button } from "./button.tsx";
import { SendButton } from "./send-button.tsx";
import { WhatsappButton } from "./whatsapp-button.tsx";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const LOOKS = ["main", "quiet", "soft", "text", "danger", "danger-quiet"] as const;
const STATES = ["ready", "busy", "off"] as const;
const button = { look: "main", onPress: ignore, children: say.button } as const;

export const buttonExhibits: readonly Exhibit[] = [
  drawnExhibit(Button, () => ({
    ...Object.fromEntries(
      LOOKS.map((look) => [
        look,
        <div key={look} className="flex flex-wrap gap-2">
          {STATES.map((state) => (
            <Button key={state} look={look} state={state} onPress={ignore}>
              {state === "busy" ? say.busy : say.button}
            </Button>
          ))}
        </div>,
      ]),
    ),
    big: <Button {...button} size="big" />,
    wide: <Button {...button} size="wide" />,
    "big and wide": <Button {...button} size="big wide" />,
    "read as more than it shows": <Button {...button} label={`${say.button}: ${long.line}`} />,
    long: <Button {...button}>{long.line}</Button>,
    Hindi: <Button {...button}>{hindi.button}</Button>,
    "busy in Hindi": (
      <Button {...button} state="busy">
        {hindi.busy}
      </Button>
    ),
  })),
  exhibit(SendButton, () => ({
    ready: { state: "ready", children: say.save },
    sending: { state: "sending", children: say.busy },
    off: { state: "off", children: say.save },
    danger: { state: "ready", look: "danger", children: say.remove },
    "danger, sending": { state: "sending", look: "danger", children: say.remove },
    long: { state: "ready", children: long.line },
    Hindi: { state: "ready", children: hindi.button },
  })),
  exhibit(WhatsappButton, () => ({ alone: { address: outside.whatsapp } }), {
    stand: (drawn) => <div className="gallery-corner">{drawn}</div>,
  }),
];
