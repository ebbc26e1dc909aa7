import { useState } from "react";
import { Button } from "#web/parts/button.tsx";
import { ChoiceField } from "#web/parts/choice-field.tsx";
import { CodeField } from "#web/parts/code-field.tsx";
import { MobileField } from "#web/parts/mobile-field.tsx";
import { QuantityControl } from "#web/parts/quantity-control.tsx";
import { SecretField } from "#web/parts/secret-field.tsx";
import { SelectField } from "#web/parts/select-field.tsx";
import { SendButton } from "#web/parts/send-button.tsx";
import { TextArea } from "#web/parts/text-area.tsx";
import { TextField } from "#web/parts/text-field.tsx";
import { TickField } from "#web/parts/tick-field.tsx";
import { Exhibit } from "./exhibit.tsx";
import { say } from "./samples.ts";

const LOOKS = ["main", "quiet", "soft", "text", "danger", "danger-quiet"] as const;
const CHOICES = say.states.map((state) => ({ value: state, words: state }));
const ignore = () => {};

/** What is pressed, filled and chosen. */
export function Controls() {
  const [text, enter] = useState(say.typed);
  const [ticked, tick] = useState(false);
  const [state, choose] = useState("");
  const [pieces, count] = useState(2);
  const field = { label: say.field, hint: say.hint, value: text, onChange: enter };
  return (
    <>
      <Exhibit of="Button">
        {(["ready", "busy", "off"] as const).map((how) => (
          <div key={how} className="flex flex-wrap gap-2">
            {LOOKS.map((look) => (
              <Button key={look} look={look} state={how} onPress={ignore}>
                {how === "busy" ? say.busy : say.button}
              </Button>
            ))}
          </div>
        ))}
        <Button look="main" size="big wide" onPress={ignore}>
          {say.button}
        </Button>
      </Exhibit>
      <Exhibit of="SendButton">
        <div className="flex flex-wrap gap-2">
          {(["ready", "sending", "off"] as const).map((how) => (
            <SendButton key={how} state={how}>
              {say.button}
            </SendButton>
          ))}
        </div>
      </Exhibit>
      <Exhibit of="TextField">
        <TextField {...field} />
        <TextField {...field} value="" isOptional={say.optional} />
        <TextField {...field} problem={say.problem} />
      </Exhibit>
      <Exhibit of="TextArea">
        <TextArea {...field} />
        <TextArea {...field} problem={say.problem} />
      </Exhibit>
      <Exhibit of="SecretField">
        <SecretField {...field} label={say.password} words={say.secret} problem={null} autoComplete="off" />
        <SecretField {...field} label={say.password} words={say.secret} problem={say.problem} autoComplete="off" />
      </Exhibit>
      <Exhibit of="MobileField">
        {(["open", "locked"] as const).map((how) => (
          <MobileField key={how} label={say.mobile} countryCode="+91" value="98765 43210" onChange={ignore} problem={null} state={how} />
        ))}
        <MobileField label={say.mobile} countryCode="+91" value="98765" onChange={ignore} problem={say.problem} state="open" />
      </Exhibit>
      <Exhibit of="CodeField">
        <CodeField label={say.code} hint={say.hint} boxes={["4", "2", "", ""]} onChange={ignore} problem={null} state="open" />
        <CodeField label={say.code} hint={say.hint} boxes={["4", "2", "1", "0"]} onChange={ignore} problem={say.problem} state="locked" />
      </Exhibit>
      <Exhibit of="ChoiceField">
        <ChoiceField label={say.choose} choices={CHOICES} value={state} onChange={choose} />
        <ChoiceField label={say.choose} choices={CHOICES} value="Goa" onChange={ignore} problem={say.problem} />
      </Exhibit>
      <Exhibit of="SelectField">
        <SelectField label={say.choose} choices={CHOICES} unchosen={say.choose} value={state} onChange={choose} />
        <SelectField label={say.choose} choices={CHOICES} unchosen={say.choose} value="" onChange={ignore} problem={say.problem} />
      </Exhibit>
      <Exhibit of="TickField">
        <TickField label={say.tick} isTicked={ticked} onChange={tick} />
        <TickField label={say.tick} isTicked onChange={ignore} problem={say.problem} />
      </Exhibit>
      <Exhibit of="QuantityControl">
        <div className="flex flex-wrap gap-3">
          <QuantityControl quantity={pieces} least={1} most={20} words={say.quantity} onChange={count} />
          <QuantityControl quantity={1} least={1} most={20} words={say.quantity} onChange={ignore} />
          <QuantityControl quantity={20} least={1} most={20} words={say.quantity} onChange={ignore} />
        </div>
      </Exhibit>
    </>
  );
}
