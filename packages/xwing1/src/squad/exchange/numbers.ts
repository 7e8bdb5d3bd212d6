/** What links of YASB for the first edition call the cards: pilots, upgrades, modifications and titles are counted apart. */
export type Kind = 'pilot' | 'upgrade' | 'modification' | 'title';

/** The id of a card by its number; the card need not be among those of this table. */
export function idOf(kind: Kind, number: number): string | undefined {
  const id = TABLES[kind][number];
  return id === '-' ? undefined : id;
}

/** The number under which YASB knows a card. */
export function numberOf(kind: Kind, id: string): number | undefined {
  const number = TABLES[kind].indexOf(id);
  return number < 0 ? undefined : number;
}

/** In the order of their numbers; a dash is a number that is not used. */
function table(rows: string): readonly string[] {
  return rows.trim().split(/\s+/);
}

const PILOTS = `
wedgeantilles garvendreis redsquadronpilot rookiepilot biggsdarklighter lukeskywalker graysquadronpilot
dutchvander hortonsalm goldsquadronpilot academypilot obsidiansquadronpilot blacksquadronpilot wingedgundark
nightbeast backstabber darkcurse maulermithel howlrunner maarekstele-tieadvanced tempestsquadronpilot
stormsquadronpilot darthvader alphasquadronpilot avengersquadronpilot sabersquadronpilot felswrath turrphennir
soontirfel tychocelchu arvelcrynyd greensquadronpilot prototypepilot outerrimsmuggler chewbacca landocalrissian
hansolo kathscarlet-galacticempire bobafett-galacticempire krassistrelix bountyhunter tennumb ibtisam
daggersquadronpilot bluesquadronpilot rebeloperative roarkgarnet kylekatarn janors scimitarsquadronpilot
gammasquadronpilot captainjonus majorrhymer captainkagi coloneljendon captainyorr omicrongrouppilot
lieutenantlorrir royalguardpilot tetrancowall - kirkanos carnorjax gr75mediumtransport banditsquadronpilot
talasquadronpilot lieutenantblount airencracken deltasquadronpilot onyxsquadronpilot colonelvessery rexlerbrath
knavesquadronpilot blackmoonsquadronpilot etahnabaht corranhorn sigmasquadronpilot shadowsquadronpilot echo
whisper cr90corvettefore cr90corvetteaft wesjanson jekporkins hobbieklivian tarnmison jakefarrell gemmersojan
keyanfarlander neradantels - - wildspacefringer eadenvrill leebo dashrendar patrolleader captainoicunn
commanderkenkirk rearadmiralchiraneau princexizor guri blacksunvigo blacksunenforcer serissu laetinashera
tansariipointveteran cartelspacer ig88a ig88b ig88c ig88d ndrusuhlak kaatoleeachos blacksunsoldier
binayrepirate bobafett-scumandvillainy kathscarlet-scumandvillainy emonazzameen mandalorianmercenary kavil
drearenthal hiredgun syndicatethug dacebonearm palobgodalhi torkilmux spicerunner commanderalozen
raiderclasscorvettefore raiderclasscorvetteaft bossk moraloeval lattsrazzi trandoshanslaver talonbanecobra
grazthehunter blacksunace cartelmarauder mirandadoni esegetuketu guardiansquadronpilot wardensquadronpilot
redline deathrain blackeightsqpilot cutlasssquadronpilot junoeclipse zertikstrom lieutenantcolzet
gozanticlasscruiser scourge youngster wampa chaser herasyndulla-vcx100 kananjarrus chopper lothalrebel
herasyndulla-attackshuttle sabinewren-attackshuttle ezrabridger-attackshuttle zeborrelios-attackshuttle
theinquisitor valenrudor baronoftheempire sienartestpilot zuckuss 4lom gandfindsman ruthlessfreelancer dengar
teltrevura manaroo contractedscout poedameron blueace redsquadronveteran bluesquadronnovice omegaace
epsilonleader zetaace omegasquadronpilot zetasquadronpilot epsilonsquadronpilot elloasty redace omegaleader
zetaleader epsilonace tomaxbren gammasquadronveteran deathfire maarekstele-tiedefender glaivesquadronpilot
countessryad poedameron-swx57 niennunb snapwexley jesspava hansolo-swx57 rey chewbacca-swx57
resistancesympathizer norrawexley sharabey thanekyrell braylenstramm quickdraw backdraft omegaspecialist
zetaspecialist fennrau-protectoratestarfighter oldteroch kadsolus concorddawnace concorddawnveteran
zealousrecruit ketsuonyo asajjventress sabinewren-lancerclasspursuitcraft shadowporthunter ahsokatano
sabinewren-tiefighter captainrex zeborrelios-tiefighter kyloren-upsilonclassshuttle majorstridan
lieutenantdormitz starkillerbasepilot constablezuvio sarcoplank unkarplutt jakkugunrunner cassianandor
bodhirook hefftobber bluesquadronpathfinder duchess puresabacc countdown blacksquadronscout scarifdefender
imperialtrainee croccruiser genesisred quinnjast inaldra sunnybounder kashyyykdefender wookieeliberator
lowhhrick wullffwarro captainnym-scumandvillainy captainnym-rebelalliance solsixxa lokrevenant karthakkpirate
sienarspecialist onyxsquadronescort doubleedge lieutenantkestal viktorhel captainjostero dalanoberos-starviper
thweek blacksunassassin majorvynder lieutenantkarsabi rhosquadronveteran nusquadronpilot toranikulda
dalanoberos-m12lkimogilafighter cartelexecutioner cartelbrute fennrau-sheathipedeclassshuttle
zeborrelios-sheathipedeclassshuttle ezrabridger-sheathipedeclassshuttle ap5 crimsonsquadronpilot
crimsonspecialist cobaltleader crimsonleader sienarjaemusanalyst firstordertestpilot testpilotblackout
kyloren-tiesilencer sawgerrera magvayarro edriotwotubes leevantenza kullbeesperado majorvermeil captainferoph
vizier scarifbasepilot - benthictwotubes cavernangelszealot partisanrenegade`;

const UPGRADES = `
ioncannonturret protontorpedoes r2astromech r2d2 r2f2 r5d8 r5k6 r5astromech determination swarmtactics
squadleader experthandling marksmanship concussionmissiles clustermissiles daredevil elusiveness homingmissiles
pushthelimit deadeye expose gunner ioncannon heavylasercannon seismiccharges mercenarycopilot assaultmissiles
veteraninstincts proximitymines weaponsengineer drawtheirfire lukeskywalker niennunb chewbacca
advprotontorpedoes autoblaster firecontrolsystem blasterturret reconspecialist saboteur intelligenceagent
protonbombs adrenalinerush advancedsensors sensorjammer darthvader rebelcaptive flightinstructor navigator
opportunist commsbooster slicertools shieldprojector ionpulsemissiles wingman decoy outmaneuver predator
flechettetorpedoes r7astromech r7t1 tactician r2d2-swx22 c3po singleturbolasers quadlasercannons
tibannagassupplies ionizationreactor enginebooster r3a2 r2d6 enhancedscopes chardaanrefit protonrockets
kylekatarn janors torynfarr r4d6 r5p9 wed15repairdroid carlistrieekan jandodonna expandedcargohold
backupshieldgenerator ememitter frequencyjammer hansolo leiaorgana targetingcoordinator raymusantilles
gunneryteam sensorteam engineeringteam landocalrissian marajade fleetofficer stayontarget dashrendar lonewolf
leebo ruthlessness intimidation ysanneisard moffjerjerrod iontorpedoes bodyguard calculation accuracycorrector
inertialdampeners flechettecannon manglercannon deadmansswitch feedbackarray hotshotblaster greedo
salvagedastromech bombloadout genius unhingedastromech r4b11 autoblasterturret r4agromech k4securitydroid
outlawtech advtargetingcomputer ioncannonbattery extramunitions clustermines glitterstim grandmofftarkin
captainneeda admiralozzel emperorpalpatine bossk lightningreflexes twinlaserturret plasmatorpedoes ionbombs
connernet bombardier crackshot advhomingmissiles agentkallus xx23sthreadtracers tractorbeam cloakingdevice
shieldtechnician weaponsguidance bb8 r5x3 wired coolhand juke commrelay duallaserturret broadcastarray
rearadmiralchiraneau ordnanceexperts dockingclamps kananjarrus zeborrelios reinforceddeflectors dorsalturret
targetingastromech herasyndulla ezrabridger sabinewren chopper constructiondroid clusterbombs adaptability -
electronicbaffle 4lom zuckuss rage attannimindlink bobafett dengar gonk r5p8 thermaldetonators overclockedr4
systemsofficer tailgunner r3astromech collisiondetector sensorcluster fearlessness ketsuonyo lattsrazzi ig88d
riggedcargochute seismictorpedo blackmarketslicertools kyloren unkarplutt ascoretosettle jynerso cassianandor
finn rey burnoutslam primedthrusters patternanalyzer snapshot m9g8 empdevice captainrex generalhux
operationsspecialist targetingsynchronizer hyperwavecommscanner hotshotcopilot trickshot scavengercrane
bodhirook bazemalbus inspiringrecruit swarmleader expertise bistan boshek heavylaserturret cikatrovizago
azmorigan quickreleasecargolocks superchargedpowercells arccaster wookieecommandos syncedturret unguidedrockets
intensity jabbathehutt igrmthugdroids selflessness breachspecialist bombletgenerator cadbane minefieldmapper
r4e1 cruisemissiles iondischargers harpoonmissiles ordnancesilos trajectorysimulator jammingbeam linkedbattery
saturationsalvo contrabandcybernetics maul courierdroid chopper-swx72 flightassistastromech advancedoptics
scramblermissiles r5tk threattracker debrisgambit targetingscrambler deathtroopers sawgerrera directorkrennic
magvayarro renegaderefit tacticalofficer isbslicer thrustcorrector`;

const MODIFICATIONS = `
- stealthdevice shieldupgrade engineupgrade antipursuitlasers targetingcomputer hullupgrade munitionsfailsafe
stygiumparticleaccelerator advancedcloakingdevice combatretrofit bwinge2 countermeasures experimentalinterface
tacticaljammer autothrusters advancedslam twinionenginemkii maneuveringfins ionprojector integratedastromech
optimizedgenerators automatedprotocols ordnancetubes longrangescanners guidancechips vectoredthrusters
smugglingcompartment gyroscopictargeting capturedtie spacetugtractorarray lightweightframe pulsedrayshield
deflectiveplating servomotorsfoils multispectralcamouflage`;

const TITLES = `
- slavei millenniumfalcon moldycrow st321 royalguardtie dodonnaspride awingtestpilot - tantiveiv brighthope
quantumstorm dutyfree jainaslight outrider dauntless virago heavyscykinterceptor heavyscykinterceptor
heavyscykinterceptor ig2000 btla4ywing andrasta tiex1 houndstooth ghost phantom tiev1 misthunter punishingone
assailer instigator impetuous tiex7 tied tieshuttle requiem vector suppressor blackone millenniumfalcon-swx57
allianceoverhaul specialopstraining concorddawnprotector shadowcaster kylorensshuttle sabinesmasterpiece
pivotwing adaptiveailerons merchantone lightscykinterceptor insatiableworrt brokenhorn havoc vaksai
starvipermkii xg1assaultconfiguration enforcer ghost-swx72 phantomii firstordervanguard os1arsenalloadout
crossfireformation advancedailerons`;

const TABLES: Readonly<Record<Kind, readonly string[]>> = {
  pilot: table(PILOTS),
  upgrade: table(UPGRADES),
  modification: table(MODIFICATIONS),
  title: table(TITLES),
};
