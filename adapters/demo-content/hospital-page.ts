import type { Card, Hospital, HospitalPage } from "#core/content/care-page.ts";

export const demoHospitalPage: HospitalPage = {
  banner: card("Hospitals that treat with time", "In-patient Ayurveda, Unani and naturopathy with modern diagnostics under one roof."),
  departments: [
    card("Panchakarma", "Five cleansing procedures, seven to twenty-one days, under a physician's daily round."),
    card("Joint and spine care", "Basti, physiotherapy and graded exercise for knees, backs and shoulders."),
    card("Women's health", "Care through cycles, pregnancy and menopause, with a gynaecologist beside the vaidya."),
    card("Skin and digestion", "Diet, medicine and patience for what creams alone do not settle."),
  ],
  hospitals: [
    hospital(
      "Sanjeevani Ayurveda Hospital",
      "Pune",
      "42 Karve Road, Pune, Maharashtra 411004",
      "Sixty beds, a herb garden and a panchakarma block with twelve theatres.",
      ["Ayurveda", "Yoga", "Physiotherapy"],
    ),
    hospital(
      "Shifa Unani Hospital",
      "Delhi",
      "9 Daryaganj Marg, Delhi 110002",
      "Regimental therapy and hijama by registered hakims, with a pathology laboratory of its own.",
      ["Unani", "Nutrition"],
    ),
    hospital(
      "Prakriti Naturopathy Centre",
      "Ahmedabad",
      "Sabarmati Riverfront, Ahmedabad, Gujarat 380005",
      "Diet, water and rest for people with diabetes and high blood pressure; stays from one week.",
      ["Naturopathy", "Yoga", "Nutrition"],
    ),
    hospital(
      "Agasthya Siddha Hospital",
      "Chennai",
      "15 Lattice Bridge Road, Chennai, Tamil Nadu 600020",
      "Varmam and Siddha medicine for nerves and joints, with physiotherapy every day.",
      ["Siddha", "Physiotherapy"],
    ),
  ],
  questions: [
    {
      question: "Is treatment covered by insurance?",
      answer: "Many policies cover AYUSH in-patient care. Send us your policy's name and we find out.",
    },
    { question: "May a relative stay with me?", answer: "Yes, one relative in every private room." },
    {
      question: "How soon is a bed free?",
      answer: "Mostly within five days. After your enquiry the hospital calls you within two working days.",
    },
  ],
};

function card(title: string, text: string): Card {
  return { title, text, picture: null };
}

function hospital(name: string, city: string, address: string, text: string, therapies: readonly string[]): Hospital {
  return { id: name.toLowerCase().replaceAll(" ", "-"), name, city, address, text, therapies, picture: null };
}
