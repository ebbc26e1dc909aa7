import qrcode from "qrcode-generator";

/** Light modules around a code, without which cameras do not find it. */
const QUIET = 4;

/** As wide as a narrow phone shows beside its margins, in pixels. */
const SIDE = 240;

/**
 * A text as a QR code, drawn on the device: it is sent nowhere. Up to 15 % of it may be lost (level M). Cameras want dark on light,
 * whatever the theme.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, "M"); // As large as the text needs.
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, place) => place);
  const dark = places.flatMap((row) =>
    places.filter((column) => code.isDark(row, column)).map((column) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`),
  );
  const side = count + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} width={SIDE} height={SIDE} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect fill="white" width={side} height={side} />
      <path fill="black" d={dark.join("")} />
    </svg>
  );
}
