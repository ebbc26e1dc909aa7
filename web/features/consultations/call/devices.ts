import type { Mode } from "#core/consultations/practitioner.ts";

/**
 * Why nothing is seen or heard of whoever sits here. "insecure": a browser gives no devices to a page without https, but at its own
 * machine.
 */
export type DeviceTrouble = "refused" | "none" | "busy" | "insecure";

/**
 * Why there is no picture where one was wanted: there is no camera, another program has it, or the browser may not use it. Sound alone goes
 * on.
 */
export type CameraTrouble = "missing" | "busy" | "refused";

/** Camera and microphone. */
export type Devices =
  | { readonly kind: "on"; readonly stream: MediaStream; readonly camera: "there" | "not-wanted" | CameraTrouble }
  | { readonly kind: "off"; readonly why: DeviceTrouble };

export const DEVICE_KINDS = ["microphone", "camera", "speaker"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A device that can be chosen, as the browser names it. */
export type DeviceChoice = { readonly kind: DeviceKind; readonly id: string; readonly name: string };

/** Which devices are wanted; null: whichever the browser takes. */
export type DevicesToUse = Readonly<Record<DeviceKind, string | null>>;
export const ANY_DEVICES: DevicesToUse = { microphone: null, camera: null, speaker: null };

/** Asks the browser for camera and microphone; for the microphone alone where no camera opens. */
export async function openDevices(mode: Mode, wanted: DevicesToUse): Promise<Devices> {
  if (!("mediaDevices" in navigator)) return { kind: "off", why: "insecure" };
  const audio = { echoCancellation: true, noiseSuppression: true, ...exactly(wanted.microphone) };
  try {
    if (mode === "audio") return { kind: "on", stream: await ask({ audio }), camera: "not-wanted" };
    const video = { width: { ideal: 640 }, height: { ideal: 480 }, ...exactly(wanted.camera) };
    return { kind: "on", stream: await ask({ audio, video }), camera: "there" };
  } catch (error) {
    if (mode === "audio") return { kind: "off", why: troubleOf(error) };
    const camera = cameraTrouble[troubleOf(error)];
    return ask({ audio }).then(
      (stream) => ({ kind: "on", stream, camera }) as const,
      (second: unknown) => ({ kind: "off", why: troubleOf(second) }) as const,
    );
  }
}

const KINDS: Readonly<Record<MediaDeviceKind, DeviceKind>> = { audioinput: "microphone", videoinput: "camera", audiooutput: "speaker" };

/** What there is to choose from. A browser names devices once it has been allowed to use one. */
export async function devicesThere(): Promise<readonly DeviceChoice[]> {
  const all = await navigator.mediaDevices.enumerateDevices();
  return all.flatMap(({ kind, deviceId, label }) =>
    deviceId === "" || label === "" ? [] : [{ kind: KINDS[kind], id: deviceId, name: label }],
  );
}

const exactly = (id: string | null): MediaTrackConstraints => (id === null ? {} : { deviceId: { exact: id } });

const ask = (wanted: MediaStreamConstraints) => navigator.mediaDevices.getUserMedia(wanted);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

const cameraTrouble: Readonly<Record<DeviceTrouble, CameraTrouble>> = {
  none: "missing",
  busy: "busy",
  refused: "refused",
  insecure: "refused",
};

function troubleOf(error: unknown): DeviceTrouble {
  const name = nameOf(error);
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" ? "none" : "busy";
}
