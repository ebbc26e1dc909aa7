import type { Facts } from "#web/design/phrase.ts";
import type { CallEnd } from "#core/consultations/call/watch-call.use-case.ts";
import type { Line } from "#core/consultations/call/line/line.ts";
import type { CameraTrouble } from "#web/features/consultations/call/devices.ts";
import type { Mode } from "#core/consultations/practitioner.ts";

/** What the pages of a call say, and the ways to them. */
export const callPhrases = {
  notShown: "Your consultation can't be shown right now.",
  none: "No consultation here",
  noneText: "You have no appointment that is about to begin.",
  join: "Join the consultation",
  opensAtMoment: ({ moment }: Facts<"moment">) => `The room opens on ${moment}.`,
  over: "This consultation is over.",
  overText: "The room is closed. Anything that follows is on your appointment's page.",
  prescriptionReady: "Your prescription is ready.",
  seePrescription: "See the prescription",
  prescriptionToCome: ({ name }: Facts<"name">) =>
    `If ${name} writes a prescription, it appears here and with your appointment, and we'll notify you.`,
  toAppointment: "See the appointment",
  otherPage: { audio: "This is an audio appointment, without video.", video: "This is a video appointment." } satisfies Record<
    Mode,
    string
  >,
  toVideo: "Go to the video call",
  toAudio: "Go to the audio call",
  with: ({ name }: Facts<"name">) => `With ${name}`,
  closes: ({ time }: Facts<"time">) => `The room closes at ${time}.`,
  check: "Check your camera and microphone",
  checkSound: "Check your microphone",
  checkText: {
    video: "Nobody else sees or hears this, and nothing is recorded.",
    audio: "Nobody else hears this, and nothing is recorded.",
  } satisfies Record<Mode, string>,
  tryThem: "Try camera and microphone",
  trySound: "Try the microphone",
  trying: "Your browser asks you",
  picture: "Your video",
  hears: "Microphone level",
  worksBoth: "Camera and microphone work.",
  worksSound: "The microphone works.",
  withoutCamera: {
    missing: "No camera was found. You can continue with audio only.",
    busy: "Your camera is in use by another program or did not start. You can continue with audio only, or close that program and reload the page.",
    refused:
      "Your browser isn't allowed to use the camera. You can continue with audio only, or allow the camera in the browser's settings and reload the page.",
  } satisfies Record<CameraTrouble, string>,
  devices: { microphone: "Microphone", camera: "Camera", speaker: "Speaker" },
  chooseDevice: "Choose",
  notOpened: "That device couldn't be opened. The previous one is still in use.",
  echo: { ready: "Hear yourself", listening: "Say a few words", playing: "This is how you sound" },
  echoText: { listening: "Speak for three seconds.", playing: "Do you hear yourself? Then microphone and speaker work." },
  consent: "Your consent",
  allow: ({ name }: Facts<"name">) =>
    `I agree to this consultation with ${name} from a distance, and know that I can end it at any time. Nothing is recorded.`,
  callBack: "If the line fails, I may be called by phone at the number of my account.",
  guardian: "I am the parent or guardian of this patient, and I will be there.",
  tickConsent: "Please tick this to check in.",
  checkIn: "Check in",
  checkingIn: "Checking in",
  entering: "Entering",
  checkedIn: {
    checked_in:
      "You have checked in, but this page is not in the waiting room right now. To be seen, check your devices and check in again. If you are let in before that, you'll see it here.",
    in_progress: "The practitioner has let you in, and your consultation has begun. To go in, check your devices and come back.",
  },
  waiting: "You are in the waiting room",
  waitingText: "The practitioner will let you in. Please stay on this page.",
  next: "You are next.",
  beginsIn: ({ clock }: Facts<"clock">) => `Begins in ${clock} min`,
  beganNow: "Began just now",
  beganAgo: ({ minutes }: Facts<"minutes">) => `Began ${minutes} min ago`,
  ahead: {
    one: ({ count }: Facts<"count">) => `${count} patient is ahead of you.`,
    other: ({ count }: Facts<"count">) => `${count} patients are ahead of you.`,
  },
  otherAway: ({ name }: Facts<"name">) => `${name} is not here right now`,
  connecting: "Connecting",
  line: {
    video: "Connected by video and audio",
    audio: "Connected by audio only",
    reconnecting: "Connection lost. Reconnecting",
    call_back: "We couldn't reconnect the call",
  } satisfies Record<Line, string>,
  lineBySound: "Connected",
  soundOnly: "Audio only",
  wantPicture: "Ask for video",
  pictureWanted: ({ name }: Facts<"name">) => `You have asked for video. It starts once ${name} asks for it too.`,
  theyWantPicture: ({ name }: Facts<"name">) => `${name} would like video again. It starts once you ask for it too.`,
  phone: {
    without: "You can also continue without them: check in, and you'll be phoned if you allow it below.",
    calls: ({ name, from, until }: Facts<"name" | "from" | "until">) =>
      `${name} will phone you on your account's number between ${from} and ${until}. Please stay on this page too: we keep trying to reconnect. If neither works, the appointment ends, and you can choose another time or get your fee back.`,
    notAllowed: ({ until }: Facts<"until">) =>
      `You did not ask to be phoned. We keep trying to reconnect until ${until}. After that the appointment ends, and you can choose another time or get your fee back.`,
    reached: "You are being phoned. The consultation continues there.",
  },
  theirMicrophoneOff: ({ name }: Facts<"name">) => `${name} has muted the microphone.`,
  theirCameraOff: ({ name }: Facts<"name">) => `${name}'s video is off.`,
  ownCameraOff: "Your video is off",
  theirPicture: ({ name }: Facts<"name">) => `Video of ${name}`,
  mute: "Mute",
  unmute: "Unmute",
  pictureOff: "Turn video off",
  pictureOn: "Turn video on",
  leave: "Leave",
  comeBack: "Come back",
  leftText: {
    video: "You have left, and your camera and microphone are off. You can come back until the room closes.",
    audio: "You have left, and your microphone is off. You can come back until the room closes.",
  } satisfies Record<Mode, string>,
  ended: {
    replaced: "This call is open in another window.",
    removed: "You are outside the room. Please check in again.",
    over: "This consultation is over.",
  } satisfies Record<CallEnd, string>,
  takeOver: "Continue in this window",
  refused: "That is not possible right now.",
  unavailable: "The shop can't be reached. Please try again.",
  tooLate: "It is too late to check in.",
  texts: "Chat",
  textsHint: "Messages are deleted when the call ends.",
  write: "Type a message",
  send: "Send",
  notSent: ({ name }: Facts<"name">) => `Not sent: ${name} isn't here.`,
  tooLong: "Please use at most 1,000 characters.",
  mine: "You",
  toDesk: "Your desk",
};
