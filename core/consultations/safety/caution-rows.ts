/**
 * Herbs and nutrients of which somebody should ask first before they take a dose: substance | further names | cautions. A substance is a key of
 * `substance-rows.ts`, under whose every name it is met; further names are met as whole words.
 *
 * The pairs are those of the labels of the demo's goods (`adapters/demo-catalogue/information/`), of which a test holds each. It is no table
 * of interactions: none that can be cited covers these systems of medicine, and what stands in no line is not thereby safe.
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
