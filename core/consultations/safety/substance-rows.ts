/**
 * Substances that people are allergic to and that drugs and products hold, one a line: key | classes that it belongs to | names | source. A
 * class stands above its members. The names are what people and labels call it in English and Hindi, in Devanagari and in Latin letters,
 * and by Latin botany or pharmacy. Spellings that sound the same in the other script need no line. What only sounds like another, as nutmeg
 * like nuts, has a line of its own: the longest name that fits is what is meant.
 *
 * Sources: ATC, the WHO's classification of medicines (https://atcddd.fhi.no/atc_ddd_index/); FSS, Food Safety and Standards (Labelling and
 * Display) Regulations 2020, 5(14); EU, Regulation (EU) 1169/2011, Annex II; API, Ayurvedic Pharmacopoeia of India, part I; AFI, Ayurvedic
 * Formulary of India; HPI, Homoeopathic Pharmacopoeia of India; IFCT, Indian Food Composition Tables 2017; NICE, guideline CG183 on drug
 * allergy; WAO, World Allergy Organization's White Book 2013.
 * Source: specification/prescriptions.md, Allergies.
 */
export const SUBSTANCE_ROWS = `
nut | | nut, dry fruit, mewa, meva, मेवा, नट्स, ड्राई फ्रूट, सूखा मेवा | FSS
peanut | nut | peanut, groundnut, monkey nut, earth nut, goober, moongphali, mungphali, moongfali, mungfali, shengdana, singdana, bhuimug, arachis, arachis hypogaea, मूंगफली, पीनट, सींगदाना | FSS
tree-nut | nut | tree nut, nougat, praline, ट्री नट | FSS
almond | tree-nut | almond, badam, badaam, vatada, vatama, marzipan, amygdalus, prunus dulcis, prunus amygdalus, बादाम, वाताद, आलमंड | FSS, API
cashew | tree-nut, cashew-family | cashew, kaju, kaaju, anacardium occidentale, काजू, कैश्यू | FSS
walnut | tree-nut | walnut, akhrot, akshota, juglans, juglans regia, अखरोट, अक्षोट, वॉलनट | FSS
pistachio | tree-nut, cashew-family | pistachio, pista, pistacia vera, पिस्ता | FSS
hazelnut | tree-nut | hazelnut, filbert, corylus avellana, हेज़लनट | FSS
pecan | tree-nut | pecan, carya illinoinensis, पेकान | FSS
macadamia | tree-nut | macadamia, मैकाडामिया | FSS
brazil-nut | tree-nut | brazil nut, bertholletia excelsa, ब्राज़ील नट | FSS
pine-nut | tree-nut | pine nut, chilgoza, pinus gerardiana, चिलगोज़ा | FSS
chestnut | tree-nut | chestnut, sweet chestnut, castanea sativa | WAO
horse-chestnut | | horse chestnut, aesculus, aesculus hippocastanum | HPI
water-chestnut | | water chestnut, singhara, singhada, shringataka, trapa natans, trapa bispinosa, सिंघाड़ा | API
nutmeg | | nutmeg, mace, jaiphal, javitri, jatiphala, jatipatri, myristica, myristica fragrans, nux moschata, जायफल, जावित्री | API, HPI
coconut | | coconut, coconut milk, coconut oil, coconut water, nariyal, narikela, copra, cocos nucifera, नारियल, नारियल का दूध, नारियल दूध, नारियल का तेल, नारिकेल, खोपरा | IFCT
areca-nut | | areca nut, betel nut, supari, puga, areca catechu, सुपारी | API
nut-grass | | nut grass, nutgrass, musta, mustaka, nagarmotha, cyperus rotundus, मुस्ता, नागरमोथा | API
soap-nut | | soap nut, soapnut, reetha, ritha, arishtaka, sapindus, sapindus mukorossi, रीठा | API
tiger-nut | | tiger nut, cyperus esculentus | WAO
nux-vomica | | nux vomica, kuchla, kupilu, vishatinduka, strychnos nux vomica, कुचला | API, HPI
butternut | | butternut squash | IFCT
cashew-family | | anacardiaceae | WAO
marking-nut | cashew-family | marking nut, bhallataka, bhallatak, bhilawa, semecarpus anacardium, anacardium orientale, भिलावा, भल्लातक | API, HPI
poison-ivy | cashew-family | poison ivy, rhus tox, rhus toxicodendron, toxicodendron | HPI
mango | | mango, aam, amra, mangifera indica, mango butter, आम, आम्र | API, IFCT
milk | | milk, dairy, doodh, dudh, dugdha, godugdha, ksheer, kshir, ksheera, kshira, milk protein, milk solid, milk powder, cow milk, buffalo milk, goat milk, दूध, दुग्ध, क्षीर, मिल्क, डेयरी | FSS
ghee | milk | ghee, clarified butter, butter oil, ghrita, ghritam, ghrit, ghrut, goghrita, घी, घृत | FSS, API
curd | milk | curd, yogurt, yoghurt, dahi, dadhi, curd rice, दही, दधि | FSS
buttermilk | milk | buttermilk, butter milk, chaas, chaach, chhaas, chhachh, takra, lassi, mattha, छाछ, तक्र, लस्सी, मट्ठा | FSS
butter | milk | butter, makkhan, makhan, navaneeta, navanita, मक्खन, नवनीत, बटर | FSS
cream | milk | milk cream, fresh cream, dairy cream, whipped cream, ice cream, malai, मलाई, आइसक्रीम | FSS
cheese | milk | cheese, paneer, chhena, chenna, पनीर, छेना, चीज़ | FSS
khoya | milk | khoya, khoa, mawa, mava, खोया, मावा | FSS
whey | milk | whey, whey protein, lactalbumin, lactoglobulin, व्हे | FSS
casein | milk | casein, caseinate, केसीन | FSS
lactose | milk | lactose, milk sugar, sugar of milk, saccharum lactis, sac lac, लैक्टोज | FSS, HPI
milk-decoction | milk | ksheerabala, kshirabala, ksheerapaka, kshirapaka, क्षीरबला, क्षीरपाक | AFI
panchagavya | milk | panchagavya, panchgavya, पंचगव्य | AFI
milk-thistle | daisy | milk thistle, silybum marianum, carduus marianus, silymarin | HPI, WAO
milk-of-magnesia | | milk of magnesia, magnesium hydroxide | ATC A02AA
ksheer-vidari | | ksheer vidari, kshira vidari, ksheeravidari, क्षीर विदारी, क्षीरविदारी | API
ksheer-kakoli | | ksheer kakoli, kshira kakoli, ksheerakakoli, क्षीर काकोली, क्षीरकाकोली | API
almond-milk | almond | almond milk, almond butter, बादाम दूध, बादाम का दूध | FSS
cashew-milk | cashew | cashew milk, cashew butter | FSS
peanut-butter | peanut | peanut butter, पीनट बटर | FSS
nut-butter | nut | nut butter, nut milk | FSS
rice-milk | rice | rice milk | IFCT
plant-butter | | cocoa butter, shea butter, kokum butter | IFCT
cream-of-tartar | | cream of tartar | IFCT
gluten | | gluten, ग्लूटेन | FSS
wheat | gluten | wheat, gehun, gehu, godhuma, godhum, atta, triticum, triticum aestivum, triticum sativum, wheatgrass, wheat grass, seitan, गेहूं, गोधूम, आटा, व्हीट | FSS, API
refined-wheat | wheat | maida, मैदा | FSS
semolina | wheat | semolina, suji, sooji, rava, rawa, सूजी, रवा | FSS
bulgur | wheat | bulgur, dalia, daliya, broken wheat, दलिया | FSS
spelt | wheat | spelt, khapli, durum, couscous, vermicelli, sevai | FSS
barley | gluten | barley, jau, yava, hordeum vulgare, malt, जौ, यव, बार्ली | FSS, API
rye | gluten | rye, secale cereale, राई का आटा | FSS
oats | gluten | oat, oat milk, avena sativa, जई, ओट्स | FSS, HPI
maida-lakdi | | maida lakdi, maida lakri, maida lakdi powder, medasaka, litsea glutinosa, मैदा लकड़ी | API
buckwheat | | buckwheat, kuttu, fagopyrum, fagopyrum esculentum, कुट्टू | IFCT
egg | | egg, anda, albumen, ovalbumin, mayonnaise, egg white, egg yolk, अंडा, अंडे, एग | FSS
egg-shell | egg | kukkutanda, kukkutandatvak, kukkutandatwak, egg shell, ova testa, कुक्कुटाण्डत्वक् | AFI, HPI
brinjal | | brinjal, eggplant, egg plant, aubergine, baingan, vartaka, solanum melongena, बैंगन | IFCT
fish | | fish, machhli, machli, matsya, fish oil, fish gelatin, isinglass, मछली, मत्स्य, फिश | FSS
cod | fish | cod, cod liver oil, oleum jecoris aselli, कॉड | FSS, HPI
salmon | fish | salmon | FSS
tuna | fish | tuna, choora, टूना | FSS, IFCT
rohu | fish | rohu, rui, रोहू | IFCT
hilsa | fish | hilsa, ilish, हिल्सा | IFCT
sardine | fish | sardine, mathi | IFCT
mackerel | fish | mackerel, bangda | IFCT
anchovy | fish | anchovy, anchovies | FSS
pomfret | fish | pomfret, paplet | IFCT
shellfish | | shellfish, shell fish, seafood, sea food, सीफ़ूड | FSS, EU
crustacean | shellfish | crustacean, krill, krill oil | FSS
prawn | crustacean | prawn, shrimp, jhinga, झींगा, प्रॉन | FSS
crab | crustacean | crab, kekda, karkata, केकड़ा | FSS
lobster | crustacean | lobster, crayfish | FSS
glucosamine | crustacean | glucosamine, chitosan, chitin, ग्लूकोसामाइन | FSS
mollusc | shellfish | mollusc, mollusk | EU
oyster | mollusc | oyster, oyster shell, shukti, mukta shukti, calcarea carbonica, calcarea ostrearum, hepar sulphuris, hepar sulph, शुक्ति, सीप | EU, API, HPI
pearl | mollusc | pearl, mukta, moti, mukta pishti, मोती, मुक्ता | API
conch | mollusc | conch, conch shell, shankha, shankh, shankha bhasma, शंख | API
cowrie | mollusc | cowrie, cowry, kaudi, kapardika, varatika, कौड़ी, वराटिका | API
squid | mollusc | squid, cuttlefish, octopus, calamari, samudraphena, sepia, समुद्रफेन | EU, API, HPI
mussel | mollusc | mussel, clam, scallop, abalone, snail | EU
shankhpushpi | | shankhpushpi, shankhapushpi, shankha pushpi, convolvulus pluricaulis, शंखपुष्पी | API
soya | | soya, soy, soybean, soyabean, soya bean, soya milk, soy milk, soya lecithin, soy lecithin, tofu, edamame, tempeh, miso, glycine max, सोया, सोयाबीन, सोया दूध, सोया मिल्क, टोफू | FSS
sesame | | sesame, til, tila, tilataila, til taila, til tel, gingelly, tahini, sesamum indicum, तिल, तिल तैल | EU, API
mustard | | mustard, sarson, sarso, sarshapa, rai, rajika, brassica juncea, brassica nigra, sinapis, सरसों, राई, सर्षप | EU, API
celery | | celery, ajmoda, apium graveolens, अजमोद | EU, API
lupin | | lupin, lupine, lupinus | EU
sulphite | | sulphite, sulfite, bisulphite, metabisulphite, sulphur dioxide, sodium metabisulphite, सल्फाइट | FSS
bee | | bee, bee sting, bee venom, apis, apis mellifica, मधुमक्खी | HPI, WAO
honey | bee | honey, madhu, shahad, shehad, mel, makshika madhu, शहद, मधु, हनी | API
beeswax | bee | beeswax, bee wax, cera alba, madhuchchhishta, मोम | API
propolis | bee | propolis, royal jelly, bee pollen | WAO
liquorice | | liquorice, licorice, mulethi, mulhathi, yashtimadhu, yashti madhu, madhuyashti, jyeshthamadhu, glycyrrhiza, glycyrrhiza glabra, मुलेठी, यष्टिमधु, यष्टीमधु | API
antibiotic | | antibiotic, एंटीबायोटिक | ATC J01
penicillin | antibiotic | penicillin, penicillinum, pentids, penidure, benzathine penicillin, पेनिसिलिन, पेनिसिलीन | ATC J01C, NICE
amoxicillin | penicillin | amoxicillin, amoxycillin, amoxil, mox, novamox, amoxiclav, co amoxiclav, augmentin, clavam, एमोक्सिसिलिन, अमोक्सिसिलिन | ATC J01C
ampicillin | penicillin | ampicillin, bacampicillin, एम्पिसिलिन | ATC J01C
cloxacillin | penicillin | cloxacillin, dicloxacillin, flucloxacillin, oxacillin | ATC J01C
piperacillin | penicillin | piperacillin, ticarcillin | ATC J01C
cephalosporin | antibiotic | cephalosporin, cefalosporin, सेफलोस्पोरिन | ATC J01D
cefixime | cephalosporin | cefixime, zifi, taxim o, mahacef, cefix | ATC J01D
ceftriaxone | cephalosporin | ceftriaxone, monocef, cefotaxime, taxim, ceftazidime, cefoperazone, cefepime | ATC J01D
cefuroxime | cephalosporin | cefuroxime, ceftum, cefpodoxime, cepodem, gudcef, cefaclor, cefdinir, cefditoren, cefprozil | ATC J01D
cefalexin | cephalosporin | cefalexin, cephalexin, phexin, sporidex, keflex, cefadroxil, cefazolin, सेफालेक्सिन | ATC J01D
carbapenem | antibiotic | carbapenem, meropenem, imipenem, ertapenem | ATC J01DH
sulfonamide | antibiotic | sulfonamide, sulphonamide, sulfa, sulpha, sulfa drug, sulpha drug, sulphur drug, sulfur drug, सल्फा, सल्फोनामाइड | ATC J01E, NICE
cotrimoxazole | sulfonamide | cotrimoxazole, co trimoxazole, sulfamethoxazole, septran, bactrim, कोट्राइमोक्साज़ोल | ATC J01E
sulfadiazine | sulfonamide | sulfadiazine, silver sulfadiazine, silverex, sulfadoxine, sulfacetamide | ATC J01E
sulfasalazine | sulfonamide | sulfasalazine, salazopyrin | ATC A07E
macrolide | antibiotic | macrolide | ATC J01FA
azithromycin | macrolide | azithromycin, azithral, azee, एज़िथ्रोमाइसिन | ATC J01FA
erythromycin | macrolide | erythromycin, clarithromycin, roxithromycin, althrocin | ATC J01FA
quinolone | antibiotic | quinolone, fluoroquinolone | ATC J01M
ciprofloxacin | quinolone | ciprofloxacin, cifran, ofloxacin, levofloxacin, norfloxacin, moxifloxacin, सिप्रोफ्लोक्सासिन | ATC J01M
tetracycline | antibiotic | tetracycline, doxycycline, minocycline, lymecycline, tigecycline, doxy, doxicip, doxt, microdox, minoz, टेट्रासाइक्लिन, डॉक्सीसाइक्लिन | ATC J01A
aminoglycoside | antibiotic | aminoglycoside, gentamicin, neomycin, amikacin, streptomycin, tobramycin | ATC J01G
nitroimidazole | antibiotic | nitroimidazole, metronidazole, tinidazole, ornidazole, secnidazole, flagyl, मेट्रोनिडाज़ोल | ATC J01XD
nitrofurantoin | | nitrofurantoin, niftran, macrobid | ATC J01XE
painkiller | | painkiller, pain killer, analgesic, पेनकिलर, दर्द निवारक, दर्द की गोली, दर्द की दवा | ATC N02, M01A
nsaid | painkiller | nsaid, anti inflammatory, antiinflammatory | ATC M01A, NICE
aspirin | nsaid | aspirin, ecosprin, disprin, acetylsalicylic acid, एस्पिरिन, ऐस्पिरिन | ATC N02BA
salicylate | nsaid | salicylate, salicylic acid, methyl salicylate, wintergreen, gaultheria, gandhapura, willow bark, salix alba, गंधपूरा | ATC N02BA, HPI
ibuprofen | nsaid | ibuprofen, brufen, ibugesic, advil, combiflam, flexon, ketoprofen, flurbiprofen, आइबुप्रोफेन, इबुप्रोफेन, ब्रूफेन | ATC M01AE
diclofenac | nsaid | diclofenac, aceclofenac, voveran, voltaren, zerodol, hifenac, diclo, डाइक्लोफेनाक | ATC M01AB
naproxen | nsaid | naproxen, naprosyn, xenobid, naxdom | ATC M01AE
mefenamic-acid | nsaid | mefenamic acid, meftal, meftal spas, मेफेनामिक एसिड | ATC M01AG
nimesulide | nsaid | nimesulide, nise, nimulid | ATC M01AX
indometacin | nsaid | indomethacin, indometacin, ketorolac, etodolac | ATC M01AB
piroxicam | nsaid | piroxicam, dolonex, meloxicam, lornoxicam | ATC M01AC
coxib | nsaid | etoricoxib, arcoxia, nucoxia, etoshine, celecoxib, celebrex | ATC M01AH
paracetamol | painkiller | paracetamol, acetaminophen, crocin, dolo, calpol, पैरासिटामोल | ATC N02BE
opioid | painkiller | opioid, morphine, codeine, tramadol, fentanyl, tapentadol | ATC N02A
opium | opioid | opium, afeem, ahiphena, papaver somniferum, अफ़ीम, अहिफेन | API, HPI
local-anaesthetic | | local anaesthetic, local anesthetic, lidocaine, lignocaine, xylocaine, bupivacaine, benzocaine | ATC N01B
antiepileptic | | antiepileptic, anti epileptic, anticonvulsant | ATC N03A, NICE
phenytoin | antiepileptic | phenytoin, fosphenytoin, eptoin, dilantin, फेनिटोइन | ATC N03AB
carbamazepine | antiepileptic | carbamazepine, tegretol, mazetol | ATC N03AF
phenobarbital | antiepileptic | phenobarbital, phenobarbitone, gardenal | ATC N03AA
lamotrigine | antiepileptic | lamotrigine, oxcarbazepine | ATC N03AX, N03AF
valproate | | valproate, sodium valproate, valproic acid, divalproex, valparin, encorate, epilex, epival, dicorate, depakote, वैल्प्रोएट | ATC N03AG
topiramate | | topiramate, topamac, topamax | ATC N03AX
pregabalin | | pregabalin, lyrica | ATC N02BF
lithium | | lithium, lithosun, licab | ATC N05AN
lithium-carbonicum | | lithium carbonicum, lithium carb | HPI
benzodiazepine | | benzodiazepine, alprazolam, alprax, restyl, clonazepam, diazepam, calmpose, lorazepam, nitrazepam, clobazam, chlordiazepoxide | ATC N05BA, N05CD
paroxetine | | paroxetine | ATC N06AB
ace-inhibitor | | ace inhibitor, ramipril, cardace, ramistar, enalapril, envas, enam, lisinopril, listril, perindopril, coversyl, captopril, quinapril, benazepril, fosinopril, trandolapril, रैमिप्रिल, एनालाप्रिल | ATC C09A, C09B
sartan | | sartan, angiotensin receptor blocker, telmisartan, telma, telmikind, losartan, losar, losacar, repace, olmesartan, olmezest, valsartan, diovan, candesartan, irbesartan, azilsartan, eprosartan, टेल्मिसार्टन, लोसार्टन | ATC C09C, C09D
aliskiren | | aliskiren | ATC C09XA
atenolol | | atenolol, tenormin, एटेनोलोल | ATC C07AB
statin | | statin, atorvastatin, atorva, lipitor, storvas, tonact, rosuvastatin, rosuvas, crestor, rozavel, simvastatin, simvotin, zocor, pitavastatin, pravastatin, lovastatin, fluvastatin, स्टेटिन, एटोरवास्टेटिन, रोसुवास्टेटिन | ATC C10AA
warfarin | | warfarin, warf, coumadin, acenocoumarol, nicoumalone, acitrom, phenprocoumon, वारफेरिन, वार्फरिन, वारफरिन | ATC B01AA
retinoid | | retinoid | ATC D05BB, D10AD, D10BA
isotretinoin | retinoid | isotretinoin, accutane, roaccutane, sotret, isotroin, acnetane, tufacne, आइसोट्रेटिनॉइन | ATC D10BA
acitretin | retinoid | acitretin, aceret, alitretinoin | ATC D05BB
tretinoin | retinoid | tretinoin, retino a, retin a, tazarotene, adapalene, adaferin, deriva | ATC D10AD
methotrexate | | methotrexate, folitrax, mexate, imutrex, मेथोट्रेक्सेट | ATC L04AX
mycophenolate | | mycophenolate, mycophenolic acid, cellcept, mycofit | ATC L04AA
leflunomide | | leflunomide, teriflunomide, lefra, arava | ATC L04AK
thalidomide | | thalidomide, lenalidomide, pomalidomide | ATC L04AX
cyclophosphamide | | cyclophosphamide, hydroxyurea, hydroxycarbamide | ATC L01
misoprostol | | misoprostol, cytotec, misoprost, cytolog, मिसोप्रोस्टोल | ATC A02BB, G02AD
mifepristone | | mifepristone, mifegest, mtp kit, unwanted kit, मिफेप्रिस्टोन | ATC G03XB
fluconazole | | fluconazole, forcan, zocon, syscan, diflucan, flucos, फ्लुकोनाज़ोल | ATC J02AC
itraconazole | | itraconazole, candiforce, canditral, sporanox, voriconazole | ATC J02AC
griseofulvin | | griseofulvin, grisovin | ATC D01BA
ribavirin | | ribavirin | ATC J05AP
carbimazole | | carbimazole, methimazole, thiamazole, neo mercazole, कार्बिमाज़ोल | ATC H03BB
androgen | | testosterone, danazol, nandrolone, stanozolol, oxandrolone, टेस्टोस्टेरोन | ATC G03B, G03XA, A14A
finasteride | | finasteride, finpecia, finax, dutasteride, dutas | ATC G04CB
oestrogen-modulator | | clomifene, clomiphene, letrozole, anastrozole, tamoxifen, raloxifene | ATC G03GB, G03XC, L02BA, L02BG
ergotamine | | ergotamine, dihydroergotamine, ergometrine, methylergometrine, methylergonovine, methergin | ATC N02CA, G02AB
bosentan | | bosentan, ambrisentan, macitentan, riociguat | ATC C02KX
cinchona | | quinine, cinchona, china officinalis, chininum, quinidine, कुनैन | ATC P01BC, HPI
penicillamine | | penicillamine | ATC M01CC
iodine | | iodine, iodide, iodum, iodised salt, iodized salt, potassium iodide, kali iodatum, lugol, iodoform, tincture of iodine, आयोडीन, आयोडाइड | ATC D08AG, HPI
povidone-iodine | iodine | povidone iodine, betadine, बीटाडीन | ATC D08AG
iodinated-contrast | iodine | contrast dye, contrast medium, contrast media, iohexol, iodixanol, iopamidol, contrast | ATC V08A
amiodarone | iodine | amiodarone | ATC C01BD
seaweed | iodine | seaweed, kelp, fucus, fucus vesiculosus, spongia, spongia tosta, spirulina kelp | HPI
latex | | latex, rubber, natural rubber, hevea, caoutchouc, लेटेक्स, रबर | WAO
gelatin | | gelatin, gelatine, जिलेटिन | WAO
lanolin | | lanolin, wool fat, wool wax | WAO
paraben | | paraben, methylparaben, propylparaben | WAO
fragrance | | fragrance, perfume, parfum, attar, इत्र, परफ्यूम | WAO
hair-dye | | hair dye, ppd, paraphenylenediamine, p phenylenediamine, हेयर डाई | WAO
formaldehyde | | formaldehyde, formalin | WAO
dust | | dust, house dust, dust mite, dhool, dhul, धूल | WAO
pollen | | pollen, parag, पराग | WAO
alcohol | | alcohol, ethanol, ethyl alcohol, spirit, madira, sura, मद्य, अल्कोहल, शराब | ATC V03AZ
fermented | alcohol | asava, asavam, arishta, arishtam, arishtha, आसव, अरिष्ट | AFI
tincture | alcohol | tincture, mother tincture, टिंचर | HPI
mercury | | mercury, parada, parad, kajjali, rasasindur, rasa sindura, makaradhwaja, makardhwaj, hingula, cinnabar, quicksilver, mercurius, merc sol, पारद, पारा, कज्जली, मकरध्वज, रससिंदूर, हिंगुल | API, HPI
sulphur | | sulphur, sulfur, gandhaka, gandhak, गंधक, सल्फर | API, HPI
arsenic | | arsenic, arsenicum, haritala, manashila, somala, sankhiya, हरताल, मनःशिला, संखिया | API, HPI
lead | | naga bhasma, nag bhasma, plumbum, sisa, सीसा, नाग भस्म | API, HPI
gold | | gold, swarna, suvarna, aurum, sona, सोना, स्वर्ण | API, HPI
silver | | silver, rajata, rajat, argentum, chandi, चांदी, रजत | API, HPI
copper | | copper, tamra, tamba, cuprum, तांबा, ताम्र | API, HPI
iron | | iron, lauha, loha, mandura, mandoor, ferrum, लौह, लोहा, मंडूर | API, HPI
zinc | | zinc, yashada, jasad, zincum, जस्ता, यशद | API, HPI
nickel | | nickel, niccolum, निकल | HPI, WAO
daisy | | compositae, asteraceae, ragweed, ambrosia | WAO
parthenium | daisy | parthenium, congress grass, gajar ghas, गाजर घास | WAO
chamomile | daisy | chamomile, camomile, chamomilla, matricaria, babunah, बाबूना, कैमोमाइल | HPI
arnica | daisy | arnica, arnica montana, अर्निका | HPI
calendula | daisy | calendula, calendula officinalis, कैलेंडुला | HPI
echinacea | daisy | echinacea | HPI
sunflower | daisy | sunflower, surajmukhi, helianthus, helianthus annuus, सूरजमुखी | IFCT
bhringraj | daisy | bhringraj, bhringaraja, bhangra, eclipta, eclipta alba, भृंगराज | API
akarkara | daisy | akarkara, akarakarabha, anacyclus pyrethrum, अकरकरा | API
chrysanthemum | daisy | chrysanthemum, marigold, genda, tagetes, गेंदा | WAO
ashwagandha | | ashwagandha, ashvagandha, asgandh, winter cherry, indian ginseng, withania, withania somnifera, अश्वगंधा, असगंध | API
turmeric | | turmeric, haldi, haridra, curcuma, curcuma longa, curcumin, हल्दी, हरिद्रा, टर्मरिक | API
trikatu | | trikatu, त्रिकटु | AFI
ginger | trikatu | ginger, adrak, ardraka, sonth, saunth, shunthi, zingiber officinale, अदरक, सोंठ, शुंठी | API
black-pepper | trikatu | black pepper, kali mirch, maricha, piper nigrum, काली मिर्च, मरिच | API
long-pepper | trikatu | long pepper, pippali, pipali, piper longum, पिप्पली, पीपली | API
triphala | | triphala, त्रिफला | AFI
amla | triphala | amla, aonla, avla, amalaki, dhatri, indian gooseberry, emblica officinalis, phyllanthus emblica, आंवला, आमलकी | API
haritaki | triphala | haritaki, harad, harar, hirda, terminalia chebula, chebulic myrobalan, हरीतकी, हरड़ | API
bibhitaki | triphala | bibhitaki, vibhitaki, baheda, bahera, terminalia bellirica, बहेड़ा, विभीतकी | API
garlic | | garlic, lahsun, lasuna, rasona, allium sativum, लहसुन, रसोन, गार्लिक | API
onion | | onion, pyaz, pyaaz, palandu, allium cepa, प्याज, प्याज़ | API, HPI
chilli | | chilli, chili, chilly, lal mirch, mirch, capsicum, मिर्च, लाल मिर्च | IFCT, HPI
clove | | clove, laung, lavanga, lavang, syzygium aromaticum, लौंग, लवंग | API
cardamom | | cardamom, elaichi, ilaychi, ela, elettaria cardamomum, इलायची, एला | API
cinnamon | | cinnamon, dalchini, tvak, twak, cinnamomum, cinnamomum zeylanicum, दालचीनी | API
cumin | | cumin, jeera, jira, jiraka, cuminum cyminum, जीरा, जीरक | API
coriander | | coriander, dhaniya, dhania, dhanyaka, coriandrum sativum, धनिया | API
fennel | | fennel, saunf, mishreya, foeniculum vulgare, सौंफ | API
fenugreek | | fenugreek, methi, methika, trigonella, trigonella foenum graecum, मेथी | API
ajwain | | ajwain, carom, yavani, trachyspermum ammi, अजवाइन, यवानी | API
asafoetida | | asafoetida, asafetida, hing, hingu, ferula, हींग, हिंगु | API, HPI
tulsi | | tulsi, tulasi, holy basil, ocimum, ocimum sanctum, ocimum tenuiflorum, तुलसी | API
neem | | neem, nimba, nimb, margosa, azadirachta indica, नीम, निम्ब | API
aloe | | aloe, aloe vera, ghritkumari, ghrit kumari, kumari, gwarpatha, aloe socotrina, घृतकुमारी, ग्वारपाठा, एलोवेरा | API, HPI
giloy | | giloy, gulvel, guduchi, amrita, tinospora, tinospora cordifolia, गिलोय, गुडूची | API
brahmi | | brahmi, bacopa, bacopa monnieri, ब्राह्मी | API
gotu-kola | | gotu kola, mandukaparni, centella, centella asiatica, hydrocotyle, मंडूकपर्णी | API, HPI
shatavari | | shatavari, satavar, asparagus racemosus, शतावरी | API
guggul | | guggul, guggulu, gugal, commiphora, commiphora mukul, commiphora wightii, गुग्गुल, गुग्गुलु | API
arjuna | | arjuna, arjun, terminalia arjuna, अर्जुन | API
punarnava | | punarnava, boerhavia, boerhavia diffusa, boerhaavia diffusa, पुनर्नवा | API
senna | | senna, sanay, sonamukhi, swarnapatri, cassia angustifolia, सनाय | API
psyllium | | psyllium, isabgol, ispaghula, plantago ovata, इसबगोल, ईसबगोल | API
castor | | castor, arandi, erand, eranda, ricinus communis, अरंडी, एरंड | API
sandalwood | | sandalwood, sandal, chandan, chandana, santalum album, चंदन | API
saffron | | saffron, kesar, zafran, kunkuma, crocus sativus, केसर, ज़ाफ़रान | API
rose | | rose, gulab, rosa, shatapatri, गुलाब | API
camphor | | camphor, kapur, kapoor, karpura, camphora, cinnamomum camphora, कपूर, कर्पूर | API, HPI
mint | | mint, peppermint, pudina, menthol, mentha, पुदीना, मेंथॉल | API
eucalyptus | | eucalyptus, nilgiri, यूकेलिप्टस, नीलगिरी | API
henna | | henna, mehndi, mehendi, madayanti, lawsonia inermis, मेहंदी | API
moringa | | moringa, sahjan, drumstick, shigru, moringa oleifera, सहजन, शिग्रु | API
banana | | banana, kela, kadali, musa paradisiaca, केला, कदली | IFCT
citrus | | citrus, सिट्रस | IFCT
lemon | citrus | lemon, lime, nimbu, nimbuka, नींबू | API
orange | citrus | orange, santra, narangi, संतरा, नारंगी | IFCT
papaya | | papaya, papita, carica papaya, papain, पपीता | IFCT
pineapple | | pineapple, ananas, bromelain, अनानास | IFCT
kiwi | | kiwi, kiwifruit, कीवी | IFCT
strawberry | | strawberry, स्ट्रॉबेरी | IFCT
tomato | | tomato, tamatar, टमाटर | IFCT
potato | | potato, aloo, alu, आलू | IFCT
maize | | maize, corn, makka, makai, corn starch, cornstarch, मक्का, मकई | IFCT
rice | | rice, chawal, tandula, shali, चावल | IFCT
chickpea | | chickpea, chana, chanaka, besan, gram flour, bengal gram, चना, बेसन | IFCT
lentil | | lentil, masoor, masur, मसूर | IFCT
mung | | mung, moong, mudga, green gram, मूंग | IFCT
urad | | urad, urid, masha, black gram, उड़द, माष | IFCT
kidney-bean | | kidney bean, rajma, राजमा | IFCT
cocoa | | cocoa, cacao, chocolate, कोको, चॉकलेट | IFCT
coffee | | coffee, coffea, coffea cruda, कॉफ़ी | IFCT, HPI
tea | | tea, chai, camellia sinensis, चाय | IFCT
tobacco | | tobacco, tabacum, tambaku, तंबाकू | HPI
`;

/**
 * Classes whose members pass for one another in the body: who does not bear one is warned of all. Of other classes, as antibiotics, only
 * the class's own name speaks of its members. Sources: NICE CG183 for medicines, WAO for foods and plants.
 */
export const CROSS_REACTING: ReadonlySet<string> = new Set([
  ...["tree-nut", "cashew-family", "milk", "gluten", "wheat", "fish", "crustacean", "mollusc", "bee", "daisy"],
  ...[
    "penicillin",
    "cephalosporin",
    "carbapenem",
    "sulfonamide",
    "nsaid",
    "macrolide",
    "quinolone",
    "iodine",
    "alcohol",
    "opioid",
    "antiepileptic",
    "retinoid",
  ],
]);

/**
 * Classes that are related: some of those who do not bear one do not bear the other, and most do. From the US labels of cefalexin (Keflex,
 * 5.1: cross-hypersensitivity among beta-lactams, in up to 10 % of those with an allergy to penicillin) and of meropenem (Merrem, 5.1), at
 * https://dailymed.nlm.nih.gov/.
 */
export const RELATED_CLASSES: readonly (readonly [string, string])[] = [
  ["penicillin", "cephalosporin"],
  ["penicillin", "carbapenem"],
  ["cephalosporin", "carbapenem"],
];
