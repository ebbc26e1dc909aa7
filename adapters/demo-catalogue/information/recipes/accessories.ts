import { both } from "../both.ts";
import { recipe } from "../recipe.ts";
import type { Recipe } from "../recipe.ts";

/** Things that are not used up, by title: what they are made of. */
export const accessoriesRecipes: Readonly<Record<string, Recipe>> = {
  "Hammered Copper Bottle": recipe("copper 99.5 %, silicone q.s."),
  "Plain Lacquered Copper Bottle": recipe("copper 99.5 %, lacquer q.s., silicone q.s."),
  "Engraved Lotus Copper Bottle": recipe("copper 99.5 %, silicone q.s."),
  "Leakproof Travel Copper Bottle": recipe("copper 99.5 %, stainlessSteel q.s., silicone q.s."),
  "Copper Tumblers": recipe("copper 99.5 %"),
  "Ribbed Copper Tumblers": recipe("copper 99.5 %"),
  "Moradabad Copper Cup": recipe("copper 99.5 %"),
  "Pure Copper Tongue Scraper": recipe("copper 99.5 %"),
  "Steel Tongue Scraper": recipe("stainlessSteel 100 %"),
  "Brass Handle Tongue Scraper": recipe("copper 80 %, brass 20 %"),
  "Bamboo Toothbrush": recipe("bamboo 95 %, castorBristle 5 %"),
  "Neem Wood Toothbrush": recipe("neemWood 95 %, castorBristle 5 %"),
  "Charcoal Bamboo Toothbrush": recipe("bamboo 94 %, castorBristle 5 %, charcoal 1 %"),
  "Bamboo Kids Toothbrush": recipe("bamboo 94 %, castorBristle 6 %"),
  "Glazed Ceramic Neti Pot": recipe("ceramic 100 %"),
  "Stoneware Neti Pot": recipe("stoneware 100 %"),
  "Blue Pottery Neti Pot": recipe("quartzClay 100 %"),
  "Cork & Rubber Yoga Mat": recipe("cork 40 %, naturalRubber 60 %"),
  "Jute Weave Yoga Mat": recipe("jute 55 %, naturalRubber 45 %"),
  "Natural Rubber Yoga Mat": recipe("naturalRubber 100 %"),
  "Cotton Darri Yoga Mat": recipe("cotton 100 %"),
  "Travel Fold Yoga Mat": recipe("naturalRubber 80 %, microfibre 20 %"),
  "Cork Yoga Block": recipe("cork 100 %"),
  "Sheesham Yoga Brick": recipe("sheesham 100 %"),
  "Recycled Foam Block": recipe("recycledFoam 100 %"),
  "Neem Wood Wide Tooth Comb": recipe("neemWood 100 %"),
  "Sandal Dust Comb": recipe("neemWood 95 %, sandalwood 5 %"),
  "Sheesham Handle Comb": recipe("sheesham 100 %"),
  "Neem Wood Pocket Comb": recipe("neemWood 100 %"),
  "Jade Face Roller": recipe("jade 80 %, stainlessSteel 20 %", { origin: "CN" }),
  "Rose Quartz Face Roller": recipe("roseQuartz 80 %, stainlessSteel 20 %"),
  "Amethyst Face Roller": recipe("amethyst 80 %, stainlessSteel 20 %", { origin: "BR" }),
  "Face Kansa Wand": recipe("kansa 70 %, sheesham 30 %"),
  "Body Kansa Wand": recipe("kansa 65 %, sheesham 35 %"),
  "Eye Kansa Wand": recipe("kansa 70 %, sheesham 30 %"),
  "Foot Kansa Wand": recipe("kansa 75 %, sheesham 25 %"),
  "Wooden Foot Roller": recipe("sheesham 100 %"),
  "Acupressure Hand Roller": recipe("sheesham 100 %"),
  "Spine Roller": recipe("sheesham 90 %, cork 10 %"),
  "A Year of Sun Salutations": recipe("paper 100 %", {
    summary: both(
      "A book of twelve months of practice, a page a day, with drawings of each posture.",
      "बारह महीनों के अभ्यास की अंग्रेज़ी किताब, रोज़ एक पन्ना, हर आसन के चित्र के साथ।",
    ),
  }),
  "The Kitchen Apothecary": recipe("paper 100 %", {
    summary: both(
      "A book of a hundred remedies of the Indian kitchen, and where each comes from.",
      "भारतीय रसोई के सौ नुस्ख़ों की अंग्रेज़ी किताब, और हर एक की कहानी।",
    ),
  }),
  "Breath, Slowly": recipe("paper 100 %", {
    summary: both(
      "A quiet book on pranayama for those who have ten minutes.",
      "प्राणायाम पर अंग्रेज़ी की शांत किताब, जिनके पास दस मिनट हों उनके लिए।",
    ),
  }),
  "Herbs of the Ghats": recipe("paper 100 %", {
    summary: both(
      "A field guide to the medicinal plants of the Western Ghats, with a drawing of each.",
      "पश्चिमी घाट की औषधीय वनस्पतियों की अंग्रेज़ी किताब, हर एक के चित्र के साथ।",
    ),
  }),
  "Lavender Eye Pillow": recipe("cotton 20 %, flaxseed 65 %, lavender 15 %"),
  "Flaxseed Neck Wrap": recipe("cotton 25 %, flaxseed 75 %"),
  "Silk Sleep Mask": recipe("mulberrySilk 80 %, cotton 20 %"),
};
