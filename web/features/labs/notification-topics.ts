import FlaskConical from "lucide-react/icons/flask-conical";
import TestTube from "lucide-react/icons/test-tube";
import { notificationTopicPhrases as says } from "./wording/notification-topics.ts";
import type { NotificationTopic } from "#web/platform/slots/notification-topic.ts";

export const labBookingTopic: NotificationTopic = { topic: "lab-booking", Icon: TestTube, title: says.labBooking };
export const labReportTopic: NotificationTopic = { topic: "lab-report", Icon: FlaskConical, title: says.labReport };
