import drawings from "#web/design/theme/drawings/drawings.svg";

type Box = "0 0 64 64" | "0 0 200 140" | "0 0 206 50";

/** One of the shop's own drawings; `label` null: it only accompanies words. */
export function Drawing({
  name,
  box,
  className,
  label,
}: {
  readonly name: string;
  readonly box: Box;
  readonly className: string;
  readonly label: string | null;
}) {
  const use = <use href={`${drawings}#${name}`} />;
  if (label === null)
    return (
      <svg className={className} viewBox={box} aria-hidden="true">
        {use}
      </svg>
    );
  return (
    <svg className={className} viewBox={box} role="img" aria-label={label}>
      {use}
    </svg>
  );
}
