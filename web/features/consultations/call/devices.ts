import type { Mode } from "#core/consultations/practitioner/practitioner.ts";

/** Why nothing is seen or heard of whoever sits here. */
export type DeviceTrouble = "refused" | "none" | "busy";

/** Camera and microphone. "missing": video was wanted, and there is no camera; sound alone goes on. */
export type Devices =
  | { readonly kind: "on"; readonly stream: MediaStream; readonly camera: "there" | "not-wanted" | "missing" }
  | { readonly kind: "off"; readonly why: DeviceTrouble };

/** Asks the browser for camera and microphone; for the microphone alone where there is no camera. */
export async function openDevices(mode: Mode): Promise<Devices> {
  const wanted = { audio: { echoCancellation: true, noiseSuppression: true } };
  try {
    if (mode === "audio") return { kind: "on", stream: await ask(wanted), camera: "not-wanted" };
    return { kind: "on", stream: await ask({ ...wanted, video: { width: { ideal: 640 }, height: { ideal: 480 } } }), camera: "there" };
  } catch (error) {
    if (mode === "video" && nameOf(error) === "NotFoundError")
      return ask(wanted).then(
        (stream) => ({ kind: "on", stream, camera: "missing" }) as const,
        (second: unknown) => ({ kind: "off", why: troubleOf(second) }) as const,
      );
    return { kind: "off", why: troubleOf(error) };
  }
}

const ask = (wanted: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(wanted);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

function troubleOf(error: unknown): DeviceTrouble {
  const name = nameOf(error);
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" ? "none" : "busy";
}
