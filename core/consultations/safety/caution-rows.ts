/**
 * Herbs and nutrients of which somebody should ask first before they take a dose: substance | further names | cautions. A substance is a
 * key of `substance-rows.ts`, under whose every name it is met; further names are met as whole words.
 *
 * The pairs are those of the labels of the demo's goods (`tests/core/consultations/labels-of-substances.ndjson`), of which a test holds
 * each. It is no table of interactions: none that can be cited covers these systems of medicine, and what stands in no line is not thereby
 * safe.
 * Source: specification/prescriptions.md, Cautions.
 */
export const CAUTION_ROWS = `
ajwain | | pregnancy, stomach-ulcer
aloe | | pregnancy, breastfeeding, under-12, kidney-disease, blood-sugar-medicines
amla | | blood-sugar-medicines, blood-thinners
arjuna | | pregnancy, heart-disease, heart-medicines, blood-pressure-medicines, blood-thinners
| ashoka, अशोक, saraca asoca | pregnancy, hormone-sensitive-condition
ashwagandha | | pregnancy, breastfeeding, under-18, thyroid-medicines, sedatives, immunosuppressants, autoimmune-disease, liver-disease, thyroid-condition
| bael, बेल, aegle marmelos | blood-sugar-medicines
bhringraj | | pregnancy
brahmi | | pregnancy, sedatives, thyroid-medicines, stomach-ulcer, asthma
fenugreek | | pregnancy, blood-sugar-medicines, blood-thinners, diabetes
garlic | | blood-thinners, bleeding-disorder, surgery
ginger | | blood-thinners, gallstones
giloy | | pregnancy, blood-sugar-medicines, immunosuppressants, autoimmune-disease, liver-disease
| gokhru, gokshura, gokshur, गोखरू, गोक्षुर, tribulus | pregnancy, blood-pressure-medicines, blood-sugar-medicines, hormone-sensitive-condition
| gudmar, gurmar, meshashringi, गुड़मार, gymnema | pregnancy, blood-sugar-medicines, diabetes, surgery
haritaki | | pregnancy, under-5, blood-sugar-medicines
| hibiscus, गुड़हल, hibiscus rosa sinensis | pregnancy, blood-pressure-medicines
| jamun, जामुन, syzygium cumini | blood-sugar-medicines, diabetes, surgery
| kalmegh, कालमेघ, andrographis | pregnancy, breastfeeding, blood-pressure-medicines, blood-thinners, immunosuppressants
| karela, bitter gourd, bitter melon, करेला, momordica charantia | pregnancy, under-5, blood-sugar-medicines, diabetes
| kutki, कुटकी, picrorhiza kurroa | pregnancy, breastfeeding, blood-sugar-medicines, autoimmune-disease
liquorice | | pregnancy, blood-pressure-medicines, heart-medicines, heart-disease, high-blood-pressure, kidney-disease
| manjistha, मंजीठ, rubia cordifolia | pregnancy, breastfeeding, blood-thinners
moringa | | pregnancy, blood-pressure-medicines, blood-sugar-medicines, thyroid-medicines
neem | | pregnancy, breastfeeding, under-12, blood-sugar-medicines, immunosuppressants
black-pepper | | stomach-ulcer
long-pepper | | pregnancy, stomach-ulcer, blood-thinners
punarnava | | pregnancy, blood-pressure-medicines, kidney-disease
| safed musli, सफेद मूसली, chlorophytum borivilianum | pregnancy, under-18, diabetes
senna | | pregnancy, breastfeeding, under-12, heart-medicines, heart-disease, kidney-disease
shatavari | | pregnancy, hormone-sensitive-condition, kidney-disease
shankhpushpi | convolvulus prostratus | pregnancy, sedatives, epilepsy, low-blood-pressure
triphala | | pregnancy, breastfeeding, under-5, blood-sugar-medicines, blood-thinners
trikatu | | pregnancy, blood-thinners, stomach-ulcer
tulsi | | pregnancy, blood-thinners, blood-sugar-medicines
turmeric | | blood-thinners, gallstones, surgery
| vasaka, अडूसा, justicia adhatoda | pregnancy, under-2
| vidarikand, विदारीकंद, pueraria tuberosa | pregnancy, hormone-sensitive-condition
| wheatgrass, wheat grass, जवारा | blood-thinners
guggul | | pregnancy, breastfeeding, blood-thinners, thyroid-medicines, liver-disease, thyroid-condition
| jatamansi, जटामांसी, nardostachys | pregnancy, sedatives, low-blood-pressure
| lodhra, लोध, symplocos racemosa | pregnancy, hormone-sensitive-condition
| bakuchi, बाकुची, cullen corylifolium | pregnancy, liver-disease
| bala, बला, sida cordifolia | pregnancy, heart-disease, high-blood-pressure
| bhumi amla, भूमि आंवला, phyllanthus niruri | pregnancy, blood-sugar-medicines, blood-pressure-medicines
bibhitaki | | pregnancy
| gaozaban, गावज़बान, borago officinalis | pregnancy, liver-disease
camphor | | pregnancy, under-2, epilepsy
| khadira, खदिर, senegalia catechu | pregnancy
castor | | pregnancy
chamomile | | blood-thinners, sedatives
| chicory, कासनी, cichorium intybus | pregnancy, gallstones
| chitrak, चित्रक, plumbago zeylanica | pregnancy, stomach-ulcer
| clary sage, क्लैरी सेज, salvia sclarea | pregnancy
| suranjan, सूरंजान, colchicum luteum | pregnancy, breastfeeding, under-18, kidney-disease, liver-disease
| kushtha, कूठ, saussurea costus | pregnancy
| daruharidra, दारुहल्दी, berberis aristata | pregnancy, under-2
| elderberry, एल्डरबेरी, sambucus nigra | immunosuppressants, autoimmune-disease
| eucalyptus, nilgiri, नीलगिरी | under-2, asthma
| hadjod, हड़जोड़, cissus quadrangularis | pregnancy
| zufa, ज़ूफ़ा, hyssopus officinalis | pregnancy, epilepsy
psyllium | | under-5, blood-sugar-medicines, heart-medicines
| jadwar, जदवार, delphinium denudatum | pregnancy, heart-disease
| kanchanar, kanchnar, kanchanara, कांचनार, bauhinia variegata | pregnancy, thyroid-medicines, thyroid-condition
| kantakari, कंटकारी, solanum xanthocarpum | pregnancy
| lemon balm, लेमन बाम, melissa officinalis | pregnancy, sedatives, thyroid-medicines
milk-thistle | मिल्क थिसल | pregnancy, blood-sugar-medicines, hormone-sensitive-condition
| nirgundi, निर्गुंडी, vitex negundo | pregnancy, hormone-sensitive-condition
| pashanbheda, पाषाणभेद, bergenia ciliata | pregnancy, kidney-disease
| red raspberry, रेड रास्पबेरी, rubus idaeus | pregnancy, hormone-sensitive-condition
| rasna, रास्ना, pluchea lanceolata | pregnancy
| sudab, सुदाब, ruta graveolens | pregnancy
| sarpagandha, rauvolfia, rauwolfia, सर्पगंधा | pregnancy, breastfeeding, under-18, blood-pressure-medicines, heart-medicines, sedatives, low-blood-pressure, stomach-ulcer
| shallaki, boswellia, शल्लकी | pregnancy, blood-thinners
| spearmint, पहाड़ी पुदीना, mentha spicata | pregnancy, kidney-disease
| tagara, tagar, valerian, valeriana, तगर | pregnancy, breastfeeding, under-12, sedatives
| talisa, तालीस, abies spectabilis | pregnancy
| vacha, वच, acorus calamus | pregnancy, epilepsy
| vana tulsi, वन तुलसी, ocimum gratissimum | pregnancy
| varuna, वरुण, crateva magna | pregnancy, kidney-disease
| vidanga, विडंग, embelia ribes | pregnancy
| vijaysar, विजयसार, pterocarpus marsupium | pregnancy, blood-sugar-medicines, diabetes
| wintergreen, gandhapura, गंधपुरा, gaultheria | pregnancy, under-12, blood-thinners
| naushadar, नौशादर | pregnancy, stomach-ulcer, kidney-disease
| sodium bicarbonate, खाने का सोडा | high-blood-pressure
| calcium, कैल्शियम | kidney-disease, thyroid-medicines
| chlorella, क्लोरेला | immunosuppressants, autoimmune-disease, blood-thinners
| copper, कॉपर | liver-disease
| dashmool, dashamoola, dashamula, दशमूल | pregnancy
| plant enzyme, वनस्पति एंज़ाइम | stomach-ulcer, blood-thinners
| folic acid, फ़ोलिक एसिड | epilepsy
| glucosamine, ग्लूकोसामीन | pregnancy, blood-thinners, diabetes
| myo inositol, मायो इनोसिटॉल | diabetes
| ferrous, iron, आयरन | under-5, thyroid-medicines, stomach-ulcer
| loha bhasma, lauha bhasma, लौह भस्म | pregnancy, under-12, stomach-ulcer
| magnesium, मैग्नीशियम | kidney-disease, heart-medicines
| potassium, पोटैशियम | kidney-disease, heart-medicines, blood-pressure-medicines
| lactobacillus, bifidobacterium, लैक्टोबैसिलस, बिफ़िडोबैक्टीरियम | immunosuppressants
seaweed | समुद्री शैवाल | pregnancy, thyroid-medicines, thyroid-condition
| shilajit, shilajeet, शिलाजीत | pregnancy, breastfeeding, under-18, blood-pressure-medicines, blood-sugar-medicines
| spirulina, स्पिरुलिना | pregnancy, autoimmune-disease, immunosuppressants
| sulphur, sulfur, gandhak, गंधक | pregnancy, under-12
| vitamin d, vitamin d3, cholecalciferol, विटामिन d3 | kidney-disease, heart-medicines
| zinc, ज़िंक | stomach-ulcer
| menthol, मेंथॉल | under-2
`;

/**
 * Medicines of which somebody should ask first before they take them, in the same form, and the sources of each line: substance | further
 * names | cautions | source. The sources of one caution are parted from those of the next by a semicolon.
 *
 * Sources: label, the US prescribing information, or what the pack says where none is needed, at https://dailymed.nlm.nih.gov/: its boxed
 * warning, its contraindications, what it warns of under 5 and 8.1, or the medicines that it names under 7; FDA 2016, 2020, 2021: its Drug
 * Safety Communications of 26 April 2016 on fluconazole, of 15 October 2020 on NSAIDs and of 20 July 2021 on statins
 * (https://www.fda.gov/drugs/drug-safety-and-availability); EMA 2018: its review of retinoids of 22 March 2018
 * (https://www.ema.europa.eu/); MHRA 2019, 2021, 2022: its Drug Safety Updates of February 2019 on carbimazole, of January 2021 on
 * medicines against epilepsy and of April 2022 on pregabalin (https://www.gov.uk/drug-safety-update); India 2011: notification G.S.R. 82(E)
 * of 10 February 2011 under the Drugs and Cosmetics Act, by which nimesulide is no medicine for children under 12.
 * Source: specification/prescriptions.md, Cautions.
 */
export const MEDICINE_CAUTION_ROWS = `
retinoid | | pregnancy | label, EMA 2018
isotretinoin | | pregnancy | label: boxed warning
acitretin | | pregnancy | label: boxed warning
tretinoin | | pregnancy | EMA 2018
methotrexate | | pregnancy, kidney-disease, liver-disease | label: boxed warning; label: 5
mycophenolate | | pregnancy | label: boxed warning
leflunomide | | pregnancy, liver-disease | label: boxed warning; label: boxed warning
thalidomide | | pregnancy | label: boxed warning
cyclophosphamide | | pregnancy | label: 5, 8.1
misoprostol | | pregnancy | label: boxed warning
mifepristone | | pregnancy | label
warfarin | | pregnancy, blood-thinners, bleeding-disorder, stomach-ulcer, surgery | label: contraindications; label: contraindications, 7
valproate | | pregnancy, liver-disease | label: boxed warning; MHRA 2021; label: boxed warning
topiramate | | pregnancy | label: 5, 8.1; MHRA 2021
phenytoin | | pregnancy | label: 5, 8.1; MHRA 2021
carbamazepine | | pregnancy | label: 5, 8.1; MHRA 2021
phenobarbital | | pregnancy | label; MHRA 2021
pregabalin | | pregnancy | MHRA 2022
lithium | | pregnancy | label: 8.1
benzodiazepine | | pregnancy, sedatives | label: 5, 8.1; label: 5, 7
paroxetine | | pregnancy | label: 5, 8.1
opioid | | pregnancy, sedatives, asthma | label: 5, 8.1; label: boxed warning, contraindications
ace-inhibitor | | pregnancy, kidney-disease | label: boxed warning; label: 5
sartan | | pregnancy, kidney-disease | label: boxed warning; label: 5
aliskiren | | pregnancy | label: boxed warning
atenolol | | pregnancy, asthma, diabetes | label: warnings; label: warnings
amiodarone | | pregnancy | label: 5, 8.1
statin | | pregnancy, liver-disease | FDA 2021; label: contraindications
bosentan | | pregnancy | label: boxed warning
nsaid | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
aspirin | | pregnancy, high-blood-pressure, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, under-18 | FDA 2020, but for a low dose that is prescribed; label: warnings
ibuprofen | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
diclofenac | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
naproxen | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
mefenamic-acid | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
nimesulide | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants, under-12 | FDA 2020; label: 5, 7; India 2011
indometacin | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
piroxicam | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
coxib | | pregnancy, high-blood-pressure, blood-pressure-medicines, heart-disease, heart-medicines, stomach-ulcer, kidney-disease, liver-disease, asthma, bleeding-disorder, blood-thinners, immunosuppressants | FDA 2020; label: 5, 7
tetracycline | | pregnancy | label: 5, 8.1
aminoglycoside | | pregnancy | label: boxed warning
cotrimoxazole | | pregnancy | label: 5, 8.1
nitrofurantoin | | pregnancy | label: contraindications
nitroimidazole | | pregnancy | label: contraindications
fluconazole | | pregnancy | FDA 2016; label: 8.1
itraconazole | | pregnancy, heart-disease, liver-disease | label: contraindications; label: boxed warning, 5
griseofulvin | | pregnancy | label: contraindications
ribavirin | | pregnancy | label: boxed warning
carbimazole | | pregnancy, blood-thinners | MHRA 2019; label: precautions
androgen | | pregnancy | label: contraindications
finasteride | | pregnancy | label: contraindications
oestrogen-modulator | | pregnancy | label: contraindications, 5
ergotamine | | pregnancy | label: contraindications
penicillamine | | pregnancy | label: contraindications
paracetamol | | liver-disease | label: warnings
ciprofloxacin | | epilepsy, blood-sugar-medicines | label: 5, 7
| metformin, glycomet, glyciphage, gluconorm, मेटफॉर्मिन | kidney-disease, liver-disease | label: boxed warning
| beta blocker, propranolol, inderal, ciplar, carvedilol, carca, cardivas, nadolol, sotalol, timolol | asthma, diabetes | label: contraindications, 5
| metoprolol, metolar, met xl, betaloc, bisoprolol, concor, nebivolol, nebicard | asthma, diabetes | label: 5
| corticosteroid, steroid, prednisolone, prednisone, wysolone, omnacortil, methylprednisolone, medrol, deflazacort, defcort, dexamethasone, dexona, decadron, betamethasone, betnesol, स्टेरॉयड | diabetes, blood-sugar-medicines, high-blood-pressure, stomach-ulcer, blood-thinners | label: warnings, 7
| pseudoephedrine, phenylephrine, decongestant, sinarest, cheston cold, wikoryl, d cold | high-blood-pressure, heart-disease, diabetes, thyroid-condition | label: warnings
| levothyroxine, thyroxine, thyronorm, eltroxin, thyrox, थायरॉक्सिन | heart-disease, blood-sugar-medicines, blood-thinners | label: 5, 7
| tramadol, ultracet, bupropion | epilepsy | label: 5, contraindications
| zolpidem, zopiclone, eszopiclone | sedatives | label: 5, 7
`;
