import type { healthProfileHeads as english } from "#web/features/assessments/health-profile/wording/health-profile-heads.ts";

export const healthProfileHeads: typeof english = {
  conditions: {
    title: "आपके रोग और दवाएँ",
    lead: "बीमारियाँ, दवाएँ, एलर्जी और गर्भावस्था: एक बार लिखें। आपके अपॉइंटमेंट के चिकित्सक इन्हें पढ़ सकते हैं, और असेसमेंट में ये जवाब अपने आप सुझाए जाएँगे।",
  },
  measures: {
    title: "ऊँचाई, वज़न और रक्तचाप",
    lead: "एक बार लिखें। आपके अपॉइंटमेंट के चिकित्सक इन्हें पढ़ सकते हैं, और असेसमेंट में ये जवाब अपने आप सुझाए जाएँगे।",
  },
};
