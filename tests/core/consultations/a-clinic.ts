import { sessionId } from "#core/identity/session.ts";
import { Sessions } from "#core/identity/sessions.port.ts";
import { anAppointmentNow } from "#tests/builders/consultations/an-appointment-now.ts";
import type { Door } from "#tests/in-process.ts";
import type { SignedIn } from "#tests/signed-in.ts";

/** The two of an appointment that begins, both signed in. */
export async function aClinic(door: Door, mode: "audio" | "video", complaint: string | null = null) {
  const appointment = await anAppointmentNow(mode, complaint);
  const { container, clock, asha, doctor } = appointment;
  const { url, clientOf } = await door(container);
  const [mine, theirs] = [clientOf(asha.bearer), clientOf(doctor.bearer)];
  const sessionOf = async (who: SignedIn) =>
    (await container.get(Sessions).holderOf(who.bearer, clock.at)) ?? { id: sessionId("none"), customer: who.id };
  return { ...appointment, mine, theirs, url, clientOf, sessionOf };
}
