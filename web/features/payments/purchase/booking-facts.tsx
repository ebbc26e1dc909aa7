type Fact = { readonly name: string; readonly value: string };

/** Facts of an appointment, each with its name. */
export const BookingFacts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="booking-facts">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
