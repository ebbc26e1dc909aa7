import { SendButton } from "#web/design/button/send-button.tsx";
import { drawnExhibit, exhibit } from "#web/gallery/exhibit.tsx";
import { OpenOnPress } from "#web/gallery/open-on-press.tsx";
import { ignore, say } from "#web/gallery/samples.ts";
import { enter } from "#web/gallery/samples/enter.tsx";
import { hindi, long } from "#web/gallery/trial-texts.ts";
import { WithValue } from "#web/gallery/with-value.tsx";
import { ChipsField } from "./chips-field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { CodeField } from "./code-field.tsx";
import { FieldNotes } from "./field-notes.tsx";
import { Form } from "./form.tsx";
import { MobileField } from "./mobile-field.tsx";
import { SecretField } from "./secret-field.tsx";
import { SelectField } from "./select-field.tsx";
import { StarField } from "./star-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";
import { TickBox } from "./tick-box.tsx";
import { TickField } from "./tick-field.tsx";
import type { Stars } from "#core/reviews/review.ts";
import type { Exhibit } from "#web/gallery/exhibit.tsx";

const named = (names: readonly string[]) => names.map((name) => ({ value: name, words: name }));
const field = { label: say.field, hint: say.hint, value: say.typed, onChange: ignore };
const inHindi = { label: hindi.label, hint: hindi.hint, value: hindi.typed, onChange: ignore };
const choice = { label: say.choose, choices: named(say.states), value: "", onChange: ignore };
const chips = { label: say.choose, choices: named(say.states), chosen: [], onChange: ignore };
const hindiChoice = { ...choice, label: hindi.label, choices: named(hindi.choices), value: "केरल" };
const secret = { label: say.password, words: say.secret, value: say.typed, problem: null, autoComplete: "off", onChange: ignore } as const;
const mobile = { label: say.mobile, countryCode: "+91", value: say.number, problem: null, onChange: ignore };
const code = { label: say.code, hint: say.hint, onChange: ignore };
const tick = { label: say.tick, isTicked: false, onChange: ignore };
const stars = { label: say.giveStars, words: say.stars, problem: null, onChange: ignore };

export const fieldsExhibits: readonly Exhibit[] = [
  drawnExhibit(
    TextField,
    () => ({
      "that can be filled": (
        <WithValue first={say.typed} draw={(value, onChange) => <TextField {...field} value={value} onChange={onChange} />} />
      ),
      empty: <TextField {...field} value="" isOptional={say.optional} />,
      wrong: <TextField {...field} problem={say.problem} />,
      "of a day": <TextField label={say.day} type="date" value="2026-11-20" earliest="2026-11-01" latest="2026-12-31" onChange={ignore} />,
      long: <TextField {...field} label={long.line} hint={long.text} value={long.text} problem={long.text} />,
      Hindi: <TextField {...inHindi} problem={hindi.problem} />,
    }),
    "card",
  ),
  drawnExhibit(
    TextArea,
    () => ({
      "that can be filled": (
        <WithValue first={say.typed} draw={(value, onChange) => <TextArea {...field} value={value} onChange={onChange} />} />
      ),
      empty: <TextArea {...field} value="" />,
      wrong: <TextArea {...field} problem={say.problem} />,
      long: <TextArea {...field} value={`${long.text} ${long.text}`} />,
      Hindi: <TextArea {...inHindi} />,
    }),
    "card",
  ),
  drawnExhibit(
    SecretField,
    () => ({
      "that can be filled": (
        <WithValue first={say.typed} draw={(value, onChange) => <SecretField {...secret} value={value} onChange={onChange} />} />
      ),
      empty: <SecretField {...secret} hint={say.hint} value="" />,
      wrong: <SecretField {...secret} problem={say.problem} />,
      Hindi: <SecretField {...secret} label={hindi.label} hint={hindi.hint} problem={hindi.problem} />,
    }),
    "card",
  ),
  drawnExhibit(
    MobileField,
    () => ({
      open: (
        <WithValue
          first={mobile.value}
          draw={(value, onChange) => <MobileField {...mobile} value={value} onChange={onChange} state="open" />}
        />
      ),
      empty: <MobileField {...mobile} value="" state="open" />,
      locked: <MobileField {...mobile} state="locked" beside={enter} />,
      wrong: <MobileField {...mobile} value="98765" problem={say.problem} state="open" />,
      Hindi: <MobileField {...mobile} label={hindi.label} problem={hindi.problem} state="open" />,
    }),
    "card",
  ),
  drawnExhibit(
    CodeField,
    () => ({
      "half filled": <CodeField {...code} boxes={["4", "2", "", ""]} problem={null} state="open" />,
      "wrong and locked": <CodeField {...code} boxes={["4", "2", "1", "0"]} problem={say.problem} state="locked" />,
      Hindi: <CodeField {...code} label={hindi.label} hint={hindi.hint} boxes={["4", "", "", ""]} problem={hindi.problem} state="open" />,
      "empty: it takes the focus": (
        <OpenOnPress
          words={say.open}
          draw={() => (
            <WithValue
              first=""
              draw={(digits, keep) => (
                <CodeField {...code} boxes={[0, 1, 2, 3].map((box) => digits[box] ?? "")} onChange={keep} problem={null} state="open" />
              )}
            />
          )}
        />
      ),
    }),
    "card",
  ),
  drawnExhibit(
    ChoiceField,
    () => ({
      "that can be chosen": (
        <WithValue first="" draw={(value: string, onChange) => <ChoiceField {...choice} value={value} onChange={onChange} />} />
      ),
      wrong: <ChoiceField {...choice} problem={say.problem} />,
      long: <ChoiceField {...choice} label={long.line} choices={named([long.line, long.word])} value={long.word} />,
      Hindi: <ChoiceField {...hindiChoice} />,
    }),
    "card",
  ),
  drawnExhibit(
    ChipsField,
    () => ({
      "that can be chosen": (
        <WithValue
          first={[]}
          draw={(chosen: readonly string[], onChange) => <ChipsField {...chips} chosen={chosen} onChange={onChange} />}
        />
      ),
      chosen: <ChipsField {...chips} chosen={say.states.slice(0, 2)} />,
      wrong: <ChipsField {...chips} problem={say.problem} />,
      long: <ChipsField {...chips} label={long.line} choices={named([long.line, long.word])} chosen={[long.word]} />,
      Hindi: <ChipsField {...chips} label={hindi.label} choices={named(hindi.choices)} chosen={["केरल"]} />,
    }),
    "card",
  ),
  drawnExhibit(
    SelectField,
    () => ({
      "that can be chosen": (
        <WithValue
          first=""
          draw={(value, onChange) => <SelectField {...choice} unchosen={say.choose} value={value} onChange={onChange} />}
        />
      ),
      wrong: <SelectField {...choice} unchosen={say.choose} problem={say.problem} />,
      long: <SelectField {...choice} choices={named([long.line])} unchosen={say.choose} value={long.line} />,
      Hindi: <SelectField {...hindiChoice} unchosen={hindi.hint} />,
    }),
    "card",
  ),
  drawnExhibit(
    TickField,
    () => ({
      "that can be ticked": (
        <WithValue first={false} draw={(isTicked, onChange) => <TickField {...tick} isTicked={isTicked} onChange={onChange} />} />
      ),
      ticked: <TickField {...tick} isTicked />,
      wrong: <TickField {...tick} problem={say.problem} />,
      long: <TickField {...tick} label={long.text} />,
      Hindi: <TickField {...tick} label={hindi.problem} isTicked />,
    }),
    "card",
  ),
  exhibit(
    TickBox,
    (id) => {
      const box = { name: `${id}-tick`, value: "brahmi", isTicked: false };
      const counted = (words: string) => [
        <span key="words">{words}</span>,
        <span key="count" className="filter-count">
          {say.count}
        </span>,
      ];
      return {
        open: { ...box, children: counted(say.shop) },
        ticked: { ...box, isTicked: true, children: counted(say.shop) },
        long: { ...box, children: counted(long.line) },
        Hindi: { ...box, children: counted(hindi.title) },
      };
    },
    { room: "card" },
  ),
  drawnExhibit(
    StarField,
    () => ({
      "that can be given": (
        <WithValue first={null} draw={(value: Stars | null, onChange) => <StarField {...stars} value={value} onChange={onChange} />} />
      ),
      given: <StarField {...stars} value={4} />,
      wrong: <StarField {...stars} value={null} problem={say.noStars} />,
      Hindi: <StarField {...stars} label={hindi.label} value={5} words={() => hindi.hint} />,
    }),
    "card",
  ),
  exhibit(
    FieldNotes,
    (id) => ({
      hint: { id: `${id}-hinted`, problem: null, hint: say.hint },
      wrong: { id: `${id}-wrong`, problem: say.problem },
      both: { id: `${id}-both`, problem: say.problem, hint: say.hint },
      long: { id: `${id}-long`, problem: long.text, hint: long.text },
      Hindi: { id: `${id}-hindi`, problem: hindi.problem, hint: hindi.hint },
    }),
    { room: "card", stand: (drawn) => <div className="field is-error">{drawn}</div> },
  ),
  exhibit(
    Form,
    () => {
      const form = { onSubmit: ignore, faults: 0 };
      const filled = (problem: string | null, state: "ready" | "sending" | "off") => [
        <TextField key="field" {...field} problem={problem} />,
        <SendButton key="send" state={state}>
          {state === "sending" ? say.busy : say.save}
        </SendButton>,
      ];
      return {
        open: { ...form, children: filled(null, "ready") },
        sending: { ...form, children: filled(null, "sending") },
        "sent with something wrong": { ...form, children: filled(say.problem, "ready") },
        "that can't be sent": { ...form, children: filled(null, "off") },
      };
    },
    { room: "card" },
  ),
];
