import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { accountAddress } from "#web/platform/addresses/account-address.ts";
import { useOwnPath, withWayBack } from "#web/platform/own-page/way-back.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { LabBookModel } from "./lab-book-model.ts";

type PeopleFieldsProps = { readonly model: LabBookModel };

/** Who is tested, and for what each of them. */
export const PeopleFields = observer(function PeopleFields({ model }: PeopleFieldsProps) {
  const { everybody, items } = model;
  const here = useOwnPath();
  return (
    <section className="stack gap-4">
      <h2>{says.whoFor}</h2>
      {everybody.map(({ id, name }) => {
        const who = name ?? says.oneself;
        const isTested = model.isTested(id);
        return (
          <fieldset key={id ?? ""} className="booking-card laboratory-person" aria-label={who}>
            <TickField label={who} isTicked={isTested} onChange={(ticked) => model.test(id, ticked)} />
            {isTested
              ? items.map((item) => (
                  <TickField
                    key={item.id}
                    label={items.length === 1 ? shownText(item.title) : says.forWhom({ name: who, test: shownText(item.title) })}
                    isTicked={model.has(id, item)}
                    onChange={(ticked) => model.give(id, item, ticked)}
                  />
                ))
              : null}
          </fieldset>
        );
      })}
      <p>
        <a className="link" href={withWayBack(accountAddress.newMember, here)}>
          {says.addMember}
        </a>
      </p>
      <MoreTests model={model} />
    </section>
  );
});

const MoreTests = observer(function MoreTests({ model }: PeopleFieldsProps) {
  const { sought, found, finding } = model;
  return (
    <Form faults={0} onSubmit={() => void model.find()}>
      <TextField label={says.another} value={sought} onChange={model.seek} />
      <div>
        <Button look="quiet" state={finding === "reading" ? "busy" : "ready"} onPress={() => void model.find()}>
          {says.find}
        </Button>
      </div>
      <div role="status">
        {finding === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
        {finding === "read" && found.length === 0 ? <Notice kind="note">{says.notFound}</Notice> : null}
      </div>
      <ul className="row flex-wrap">
        {found.map((item) => (
          <li key={item.id}>
            <Button look="quiet" onPress={() => model.add(item)}>
              {says.add({ name: shownText(item.title) })}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  );
});
