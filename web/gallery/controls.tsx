import { Button } from "#web/design/button/button.tsx";
import { LanguageSwitch } from "#web/design/header/language-switch.tsx";
import { QuantityControl } from "#web/design/quantity/quantity-control.tsx";
import { SearchBox } from "#web/design/search-box/search-box.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { drawnExhibit, exhibit } from "./exhibit.tsx";
import { WithValue } from "./with-value.tsx";
import { ignore, say } from "./samples.ts";
import { hindi, long } from "./trial-texts.ts";

const LOOKS = ["main", "quiet", "soft", "text", "danger", "danger-quiet"] as const;
const STATES = ["ready", "busy", "off"] as const;
const button = { look: "main", onPress: ignore, children: say.button } as const;
const quantity = { least: 1, most: 20, words: say.quantity, onChange: ignore };

/** What is pressed. */
export const controls = [
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
  drawnExhibit(QuantityControl, () => ({
    "that can be changed": (
      <WithValue first={2} draw={(pieces, onChange) => <QuantityControl {...quantity} quantity={pieces} onChange={onChange} />} />
    ),
    least: <QuantityControl {...quantity} quantity={1} />,
    most: <QuantityControl {...quantity} quantity={20} />,
    "of one alone": <QuantityControl {...quantity} most={1} quantity={1} />,
    "three figures": <QuantityControl {...quantity} most={999} quantity={888} />,
    wide: <QuantityControl {...quantity} quantity={3} width="full" />,
  })),
  exhibit(
    SearchBox,
    () => ({
      empty: { sought: "", className: "error-page-search" },
      filled: { sought: say.sought, className: "error-page-search" },
      long: { sought: long.line, className: "error-page-search" },
      Hindi: { sought: hindi.title, className: "error-page-search" },
    }),
    { room: "card" },
  ),
  exhibit(LanguageSwitch, () => ({ "of this page": { back: "/gallery" } })),
];
