import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { ALLERGENS } from "#core/catalogue/information/product-information.ts";
import { matchingAllergies, repeatedIngredients } from "#core/consultations/safety/allergy-match.ts";
import { CROSS_REACTING, SUBSTANCE_ROWS } from "#core/consultations/safety/substance-rows.ts";
import { spokenIn, SUBSTANCE_KEYS } from "#core/consultations/safety/substances.ts";

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));

/** What is recorded | what is in the item. */
const MATCHES = rowsOf(`
Peanuts | Peanut oil
Peanuts | Moongphali ka tel
Peanuts | मूँगफली का तेल
Peanuts | Arachis hypogaea
Peanuts | Groundnut laddu
Peanuts | Ground nuts, roasted
Peanuts | Mixed nuts
peanut butter | Peanuts
मूंगफली | PEANUT OIL
मूँगफलियों | Peanut protein
moongfali | मूंगफली चिक्की
nuts | Badam rogan
nuts | Prunus amygdalus
nuts | Peanut oil
Nuts | काजू
all nuts | Walnut kernel
ड्राई फ्रूट्स | Pista
almonds | Cashew paste
बादाम | Almond oil
Cashew | Bhallataka
milk | Ghee
milk | Triphala ghrita
milk | Ksheerabala taila
milk | Curd
MILK | Cow's milk
Milk products | Whey protein
दूध | Buttermilk
lactose | Sac lac
lactose intolerance | Takra
dairy | गोघृत
doodh | Paneer
ghee | Milk
gluten | Wheat starch
gluten | Yava
gluten | Avena sativa
Gluten | गेहूँ का आटा
wheat | Suji
गेहूं | Godhuma
eggs | Kukkutandatvak bhasma
egg white | Ova testa
अंडे | Egg albumen
Fish | Cod liver oil
fish | मछली का तेल
sea food | Shankha bhasma
Shellfish | Prawn extract
prawns | Glucosamine
oysters | Calcarea carbonica
shell fish | Mukta pishti
soy | Soya lecithin
सोयाबीन | Tofu
soya bean | Glycine max
sesame seeds | Til taila
तिल | Sesamum indicum
mustard | सरसों का तेल
sulfites | Sodium metabisulphite
penicillin | Amoxicillin 500 mg
Penicillin injection | Augmentin
amoxicillin | Ampicillin
पेनिसिलिन | Amoxyclav, amoxycillin
penicillins | Penicillinum
antibiotics | Ciprofloxacin
sulfa drugs | Septran
Sulpha | Sulphamethoxazole, co-trimoxazole
sulfonamides | Silver sulfadiazine
NSAIDs | Ibuprofen gel
painkillers | Diclofenac
aspirin | Combiflam
Brufen | Willow bark
ibuprofen | Oil of wintergreen
दर्द निवारक | Nimesulide
एस्पिरिन | Aspirin
quinine | Cinchona bark
iodine | Povidone-iodine
Iodine | Kelp
iodine | Betadine gargle
आयोडीन | Lugol's solution
contrast dye | Potassium iodide
latex | Natural rubber
rubber gloves | Latex
bee sting | Honey
honey | Apis mellifica
शहद | Madhu
bees | Propolis
parthenium | Arnica montana
congress grass | Chamomile
ragweed | Bhringraj taila
alcohol | Dashamoola arishta
Alcohol | Mother tincture
mercury | Makaradhwaja
haldi | Curcuma longa
turmeric | हल्दी पाउडर
Triphala | Amla juice
amla | Triphala churna
ginger | Trikatu
garlic | Allium sativum
गिलोय | Giloy kwath
ashwagandha | Withania somnifera
अश्वगंधा | Asgandh
tulsi | Ocimum sanctum
kapur | Camphora
curry leaves | Curry powder
Peanuts: the lips swell | Peanut oil
I get hives from strawberries | Strawberry extract
Seeds | Pumpkin seeds
gokhru | गोखरू चूर्ण
शिलाजीत | Shilajit
`);

const NEAR_MISSES = rowsOf(`
nuts | Nutmeg
nuts | Jaiphal churna
nuts | Coconut oil
nuts | Water chestnut flour
nuts | Betel nut
nuts | Nut grass
nuts | Soap nut
nuts | Nux vomica
nuts | Nutritious drink
nuts | Butternut squash
nuts | Nut-free granola
peanuts | Almond oil
peanuts | Pea protein
peanut | Nutmeg
almond | Peanut oil
walnut | Horse chestnut
milk | Milk thistle
milk | Coconut milk
milk | Almond milk
milk | Soya milk
milk | Milk of magnesia
milk | Lactic acid
milk | Cocoa butter
milk | Neem cream
milk | Ksheer vidari
milk | Dairy-free spread
milk | Tablet without milk
दूध | नारियल का दूध
butter | Shea butter
gluten | Buckwheat
gluten | Maida lakdi
gluten | Gluten-free millet
gluten | Rice starch
wheat | Kuttu
barley | Yavani
egg | Eggplant
egg | Brinjal
fish | Selfish
fish | Shankhpushpi
prawns | Fish oil
shellfish | Cod liver oil
shell fish | Shankhapushpi syrup
sesame | Tiles
तिल | Tel
mustard | Rye
soya | Sowa
sulfa drugs | Glucosamine sulphate
sulfa | Gandhaka rasayana
sulfonamide | Sulphur ointment
sulfites | Magnesium sulphate
penicillin | Penicillamine
penicillin | Azithromycin
penicillin | Paracetamol
sulfa | Amoxicillin
NSAIDs | Paracetamol
aspirin | Crocin
ibuprofen | Codeine
iodine | Iodoral-free salt
latex | Relaxing oil
honey | Yashtimadhu
honey | Madhunashini
madhu | Madhu yashti
tin | Gelatin
ash | Ashwagandha
rice | Licorice
pea | Peanut
oat | Oatmeal-free soap
corn | Peppercorn
rose | Rosemary
mango | Mangosteen
ginger | Gingelly
mint | Mintage
clove | Clover
castor | Castoreum
camphor | Camphoraceous
alcohol | Alcohol-free mouthwash
mercury | Mercuryfree
peanut oil | Castor oil
neem leaves | Bay leaves
rose water | Barley water
No known allergies | No sugar added
none | None
nil | Nil
 | Peanut oil
allergic to dust | Almond
egg | Veggie
crab | Crabapple
nickel | Nickname
`);

describe("matching of allergies [care, Prescriptions]", () => {
  it.each(MATCHES)("%s speaks of %s", (recorded = "", item = "") => {
    expect(matchingAllergies([item], [recorded])).toEqual([recorded]);
  });

  it.each(NEAR_MISSES)("%s says nothing of %s", (recorded = "", item = "") => {
    expect(matchingAllergies([item], [recorded])).toEqual([]);
  });

  it("reads no name over a comma", () => {
    expect(matchingAllergies(["Mixed nuts, Milk of magnesia"], ["Peanuts"])).toEqual(["Peanuts"]);
    expect(matchingAllergies(["Peanut oil"], ["dust; nuts, milk"])).toEqual(["dust; nuts, milk"]);
  });

  it("makes no difference of case, plural and order", () => {
    fc.assert(
      fc.property(fc.constantFrom(...MATCHES), fc.constantFrom(...NEAR_MISSES), ([recorded = "", item = ""], [others = "", other = ""]) => {
        expect(matchingAllergies([other, item.toUpperCase()], [recorded.toUpperCase()])).toHaveLength(1);
        expect(matchingAllergies([`${item}, ${other}`], [others, recorded])).toContain(recorded);
      }),
    );
  });

  it("knows one ingredient under its other names", () => {
    expect(
      repeatedIngredients(["Withania somnifera", "अश्वगंधा", "Ashwagandha root", "Amla", "Oil"], ["ashwagandha", "Triphala", ""]),
    ).toEqual(["Withania somnifera", "अश्वगंधा", "Ashwagandha root"]);
  });
});

describe("the table of substances", () => {
  const rows = rowsOf(SUBSTANCE_ROWS);
  const listed = (text = "") => text.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));

  it("has each substance once, with a source, below classes that stand there", () => {
    expect(new Set(rows.map(([key]) => key)).size).toBe(rows.length);
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(4);
      expect(row[3], row[0]).toMatch(/^(?:ATC|FSS|EU|API|AFI|HPI|IFCT|NICE|WAO)/);
      for (const above of listed(row[1])) expect(SUBSTANCE_KEYS, row[0]).toContain(above);
    }
    for (const key of CROSS_REACTING) expect(SUBSTANCE_KEYS).toContain(key);
  });

  it("means one substance by each name", () => {
    for (const [key = "", , names] of rows)
      for (const name of listed(names)) expect([name, ...spokenIn(name).keys], name).toEqual([name, key]);
  });

  it("knows what labels have to name", () => {
    for (const allergen of ALLERGENS) expect([...spokenIn(allergen).keys]).toEqual([allergen]);
  });
});
