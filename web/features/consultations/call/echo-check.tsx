import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { playEcho } from "./echo.ts";

type EchoCheckProps = { readonly stream: MediaStream; readonly speaker: string | null };

/** Lets somebody hear themselves: microphone and speaker are tried in one press. */
export function EchoCheck({ stream, speaker }: EchoCheckProps) {
  const [stage, show] = useState<"ready" | "listening" | "playing">("ready");
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const press = () => {
    stop.current();
    show("listening");
    stop.current = playEcho(
      stream,
      speaker,
      () => show("playing"),
      () => show("ready"),
    );
  };
  return (
    <div className="row flex-wrap">
      <Button look="quiet" state={stage === "ready" ? "ready" : "busy"} onPress={press}>
        {callPhrases.echo[stage]}
      </Button>
      <p role="status" className="small muted">
        {stage === "ready" ? "" : callPhrases.echoText[stage]}
      </p>
    </div>
  );
}
