/** The builders whose links hold numbers instead of names. */
export type Builder = 'YASB' | 'Launch Bay Next';

/** What the links of a builder call the cards of one kind. */
interface Numbers {
  readonly ids: ReadonlyMap<number, string>;
  readonly numbers: ReadonlyMap<string, number>;
}

/** The id of a card by its number; the card need not be among those of this table. */
export function idOf(builder: Builder, kind: 'pilot' | 'upgrade', number: number): string | undefined {
  return TABLES[builder][kind].ids.get(number);
}

/** The number under which a builder knows a card. */
export function numberOf(builder: Builder, kind: 'pilot' | 'upgrade', id: string): number | undefined {
  return TABLES[builder][kind].numbers.get(id);
}

function table(rows: string, column: 1 | 2): Numbers {
  const ids = new Map<number, string>();
  const numbers = new Map<string, number>();
  for (const row of rows.split(/; |\n/)) {
    const cells = row.split(' ');
    const [id = ''] = cells;
    const written = cells[column] === '-' ? [] : (cells[column] ?? '').split(',').map(Number);
    for (const number of written) ids.set(number, id);
    if (written[0] !== undefined) numbers.set(id, written[0]);
  }
  return { ids, numbers };
}

/**
 * A row is the id of a card, its numbers in YASB and its numbers in Launch Bay Next. A builder writes the first one; the
 * others stood for the same card once, or stand for its other side. Cards newer than those of this table are here as well, so
 * that a message can name them.
 */
const PILOTS = `cavernangelszealot 0 12; bluesquadronescort 1 11; redsquadronveteran 2 10; jekporkins 3 5; lukeskywalker 4 2
wedgeantilles 5 1; garvendreis-t65xwing 6 4; biggsdarklighter 7 7; edriotwotubes 8 9; thanekyrell 9 3
leevantenza 10 8; kullbeesperado 12 6; sabinewren-tielnfighter 13 47; ezrabridger-tielnfighter 14 46
zeborrelios-tielnfighter 15 49; captainrex 16 48; mirandadoni 17 62; esegetuketu 18 63; wardensquadronpilot 20 64
corranhorn 21 50; gavindarklighter 22 51; roguesquadronescort 23 52; knavesquadronescort 24 53
norrawexley-btla4ywing 25 13; hortonsalm 26 15; dutchvander 27 14; evaanverlaine 28 16; goldsquadronveteran 29 17
graysquadronbomber 30 18; bodhirook 31 54; cassianandor 32 56; hefftobber 33 59; magvayarro 34 57; sawgerrera 35 55
benthictwotubes 36 58; bluesquadronscout 37 60; partisanrenegade 38 61; dashrendar 39 77; leebo 40 78
wildspacefringer 41 79; hansolo-modifiedyt1300lightfreighter 42 69
landocalrissian-modifiedyt1300lightfreighter 43 70; chewbacca 44 71; outerrimsmuggler 45 72; janors 46 42
roarkgarnet 47 44; kylekatarn 48 43; rebelscout 49 45; jakefarrell 50 19; arvelcrynyd 51 20
greensquadronpilot 52 21; phoenixsquadronpilot 53 22; airencracken 54 27; lieutenantblount 55 28
talasquadronpilot 56 29; banditsquadronpilot 57 30; wullffwarro 58 31; lowhhrick 59 32; kashyyykdefender 60 33
herasyndulla-vcx100lightfreighter 61 73; kananjarrus 62 74; chopper 63 75; lothalrebel 64 76; herasyndulla 65 34
sabinewren 66 35; ezrabridger 67 36; zeborrelios 68 37; fennrau-sheathipedeclassshuttle 69 38
ezrabridger-sheathipedeclassshuttle 70 39; zeborrelios-sheathipedeclassshuttle 71 40; ap5 72 41; braylenstramm 73 23
tennumb 74 24; bladesquadronveteran 75 25; bluesquadronpilot 76 26; norrawexley 77 65; sharabey 78 67
garvendreis 79 66; ibtisam 80 68; ig88a 81 197; ig88b 82 198; ig88c 83 199; ig88d 84 200; kavil 85 165
drearenthal 86 166; hiredgun 87 167; crymorahgoon 88 168; hansolo 89 222; landocalrissian 90 223; l337 91 224
freightercaptain 92 225; landocalrissian-escapecraft 93 226; outerrimpioneer 94 227; l337-escapecraft 95 228
autopilotdrone 96 229; fennrau 97 155; oldteroch 98 156; kadsolus 99 158; joyrekkoff 100 157
skullsquadronpilot 101 159; zealousrecruit 102 160; bobafett 103 149; emonazzameen 104 150; kathscarlet 105 151
koshkafrost 106 152; krassistrelix 107 153; bountyhunter 108 154; 4lom 109 201; zuckuss 110 202
gandfindsman 111 203; palobgodalhi 112 175; dacebonearm 113 174; torkilmux 114 176; dengar 115 214
teltrevura 116 216; manaroo 117 215; contractedscout 118 217; talonbanecobra 119 191; graz 120 192
viktorhel 121 193; captainjostero 122 194; blacksunace 123 195; cartelmarauder 124 196; asajjventress 125 219
ketsuonyo 126 218; sabinewren-lancerclasspursuitcraft 127 220; shadowporthunter 128 221; toranikulda 129 207
dalanoberos 130 208; cartelexecutioner 131 209; serissu 132 183; genesisred 133 184; laetinashera 134 185
quinnjast 135 186; tansariipointveteran 136 189; inaldra 137 187; sunnybounder 138 188; cartelspacer 139 190
constablezuvio 140 161; sarcoplank 141 162; unkarplutt 142 163; jakkugunrunner 143 164; captainnym 144 204
solsixxa 145 205; lokrevenant 146 206; guri 147 178; princexizor 148 180
dalanoberos-starviperclassattackplatform 149 179; blacksunassassin 150 181; blacksunenforcer 151 182
moraloeval 152 211; bossk 153 210; lattsrazzi 154 212; trandoshanslaver 155 213; ndrusuhlak 156 169
kaatoleeachos 157 170; blacksunsoldier 158 172; binayrepirate 159 173; nashtahpup 160 171; majorvynder 161 135
lieutenantkarsabi 162 136; rhosquadronpilot 163 137; nusquadronpilot 164 138; captainkagi 165 142
lieutenantsai 166 144; coloneljendon 167 143; omicrongrouppilot 168 145; grandinquisitor 169 99
seventhsister 170 100; inquisitor 171 102; baronoftheempire 172 101; darthvader 173 93; maarekstele 174 94
vedfoslo 175 95; zertikstrom 176 96; stormsquadronace 177 97; tempestsquadronpilot 178 98; soontirfel 179 103
turrphennir 180 104; sabersquadronace 181 105; alphasquadronpilot 182 106; majorvermeil 183 113
captainferoph 184 114; vizier 185 115; scarifbasepilot 186 116; lieutenantkestal 187 127; doubleedge 188 128
onyxsquadronscout 189 129; sienarspecialist 190 130; redline 191 139; deathrain 192 140
cutlasssquadronpilot 193 141; colonelvessery 194 123; countessryad 195 124; rexlerbrath 196 122
onyxsquadronace 197 125; deltasquadronpilot 198 126; whisper 199 131; echo 200 132; sigmasquadronace 201 133
imdaartestpilot 202 134; captainjonus 203 108; majorrhymer 204 109; tomaxbren 205 107; deathfire 206 110
gammasquadronace 207 111; scimitarsquadronpilot 208 112; countdown 209 118; puresabacc 210 119; duchess 211 117
blacksquadronscout 212 120; planetarysentinel 213 121; rearadmiralchiraneau 214 147; captainoicunn 215 146
patrolleader 216 148; howlrunner 217 81; idenversio 218 83; maulermithel 219 80; scourgeskutu 220 82; wampa 221 89
delmeeko 222 85; gideonhask 223 84; seynmarana 224 86; valenrudor 225 87; nightbeast 226 88; blacksquadronace 227 90
obsidiansquadronpilot 228 91; academypilot 229 92; spicerunner 230 177; poedameron 231 418; midnight 233 397
muse 235 401; kyloren 236 414; blackout 237 415; lieutenantdormitz 238 412; lulolampar 239,241 435
tallissanlintra 240 436; backdraft 242 407; quickdraw 243 406; rey 244 428; hansolo-scavengedyt1300 245 427
chewbacca-scavengedyt1300 246 429; captainseevor 247 443; miningguildsurveyor 248 445; ahhav 249 442
finchdallow 250 431; majorstridan 251 410; karekun 252 421; jophseastriker 253 424; lieutenantbastian 254,232 449
jaycristubbs 255 450; blacksquadronace-t70xwing 256 451; redsquadronexpert 257 425; bluesquadronrookie 258 426
zetasquadronsurvivor 259 409; cobaltsquadronbomber 260 434; tn3465 261 453; scorch 262 398; longshot 263,234 400
static 264 399; lieutenantrivas 265 454; commandermalarus 266 452; omegasquadronace 267 403
zetasquadronpilot 268 404; epsilonsquadroncadet 269 405; greersonnel 270 437; zaribangel 271 438; darthmaul 272 503
anakinskywalker 273 507; luminaraunduli 274 508; barrissoffee 275 509; ahsokatano 276 510; jediknight 277 515
obiwankenobi 278 511; tradefederationdrone 279 498; sinker 280 526; pettyofficerthanisson 281 458
captaincardinal 282 457; avenger 283 456; recoil 284 455; omegasquadronexpert 285 408; sienarjaemusengineer 286 417
firstordertestpilot 287 416; starkillerbasepilot 288 413; lieutenanttavson 289 411; null 290 402; cat 291 433
benteene 292 432; edonkappehl 293 447; vennie 294 448; resistancesympathizer 295 430; jessikapava 296 423
temminwexley 297 422; niennunb 298 420; elloasty 299 419; greensquadronexpert 300 439; bluesquadronrecruit 301 440
foremanproach 302 441; overseeryushyn 303 444; miningguildsentry 304 446; generalgrievous 305 492; wattambor 306 493
feethanottrawautopilot 307 496; captainsear 308 494; precisehunter 309 500; haorchallprototype 310 502
dfs081 311 499; plokoon 312 513; saeseetiin 313 514; macewindu 314 512; kickback 315 517; oddball 316 516
swoop 317 519; axe 318 518; tucker 319 520; bluesquadronprotector 320 521; goldsquadrontrooper 321 522
anakinskywalker-nabooroyaln1starfighter 322 558; bravoflightofficer 323 562; technounionbomber 324 568
bombardmentdrone 325 565; dbs404 326 563; separatistbomber 327 567; dbs32c 328 564; baktoidprototype 329 566
naboohandmaiden 330 561; dineeellberger 331 560; padmeamidala 332 559; ricolie 333 557; countdooku 334 504
066 335 505; darkcourier 336 506; dfs311 337 501; oddball-arc170starfighter 338 523; jag 339 525
squadsevenveteran 340 527; 104thbattalionpilot 341 528; wolffe 342 524; separatistdrone 343 497; skakoanace 344 495
rosetico 345 574; logisticsdivisionpilot 346 572; pammichnerrogoode 347 570; vimoradi 348 576; bb8 349 573
finn 350 575; covanell 351 569; nodinchavdri 352 571; stalgasinhiveguard 353 609; petranakiarenaace 354 608
gorgol 355 607; chertek 356 606; sunfac 357 604; berwerkret 358 605; anakinskywalker-btlbywing 359 596
shadowsquadronveteran 360 602; redsquadronbomber 361 603; r2d2 362 600; goji 363 601; broadside 364 599
matchstick 365 598; oddball-btlbywing 366 597; republicjudiciary 367 705; alderaanianguard 368 706
outerrimpatrol 369 707; firstordercollaborators 370 708; echobaseevacuees 371 709; newrepublicvolunteers 372 710
outerrimgarrison 373 711; firstordersympathizers 374 712; separatistprivateers 375 714; syndicatesmugglers 376 713
jarekyeager 377 620; kazudaxiono 378 621; r1j5 379 622; colossusstationmechanic 380 623; majorvonreg 381 624
holo 382 625; ember 383 626; firstorderprovocateur 384 627; captainphasma 385 642; rush 386 643; zizitlo 387 638
ronithblario 388 639; paigetico 389 640; k2so 390 629; ginamoonsong 391 628; alexsandrkallus 392 631
leiaorgana 393 630; fifthbrother 394 632; vagabond 395 633; mornakee 396 634; lieutenantlehuse 397 641
bossk-z95af4headhunter 398 635; g4rgorvm 399 636; nomlumb 400 637; firstordercourier 401 659; agentterex 402 658
gideonhask-xiclasslightshuttle 403 657; commandermalarus-xiclasslightshuttle 404 656; baktoiddrone 405 669
transgalmegcontrollink 406 787; separatistpredator 407 667; geonosianprototype 408 668; dgs047 409 666
dgs286 410 664; onderonoppressor 411 665; 212thbattalionpilot 412 663; hound 413 662; warthog 414 661; hawk 415 660
caridaacademycadet 416 696; onyxsquadronsentry 417 695; lyttandree 418 694; rampage 419 693
fearsomepredator 420 797; dis347 421 795; dist81 422 794; phlacarphoccprototype 423 796; colicoidinterceptor 424 799
separatistinterceptor 425 798; separatistracketeer 426 803; bobafett-separatistalliance 427 1089,802
zamwesell 428 801; jangofett 429 800; loyalistvolunteer 430 793; shadowsquadronescort 431 792; wilhufftarkin 432 791
klick 433 790; contrail 434 789; oddball-nimbusclassvwing 435 788; jedigeneral 436 786; yoda 437 785
shaakti 438 784; aaylasecura 439 783; obiwankenobi-eta2actis 440 782; anakinskywalker-eta2actis 441 781
poedameron-swz68 442 697; temminwexley-swz68 443 698; merlcobben 444 704; suralindajavos 445 703; wrobietyce 446 702
seftinvanik 447 701; nimichireen 448 700; caithrenalli 449 699; herasyndulla-asf01bwing 450 878
herasyndulla-rz1awing 451 880; wedgeantilles-rz1awing 452 883; sabinewren-rz1awing 453 885; vultskerris 454 887
cienaree 455 889; gideonhask-tieininterceptor 456 892; kananjarrus-hwk290lightfreighter 457 897; leemakai 458 898
arlizhadrassian 459 899; padric 460 900; derekklivian 461 884; sharabey-rz1awing 462 882
ahsokatano-rz1awing 463 881; netrempollard 464 879; commandantgoran 465 891; nashwindrider 466 894
lieutenantlorrir 467 893; vultskerris-tieininterceptor 468 890; darthvader-tieddefender 469 886
captaindobbs 470 888; jinatasecurityofficer 471 902; amaxinewarrior 472 901; gamutkey 473 896; tapusk 474 895
colicoiddestroyer 475 1091,716; lawlesspirates 476 1068,715; zoriibliss 477 1165,903; tezanasz 478 1166,904
wilsateshlo 479 1167,905; shasazaro 480 1168,906; legafossang 481 1169,907; aftabackbar 482 1170,908
coruskapellim 483 1171,909; caithrenalli-btanr2ywing 484 1172,910; newrepublicpatrol 485 1173,911
kijimispicerunner 486 1174,912; kyloren-tiewiwhispermodifiedinterceptor 487 919; wrath 488 920; nightfall 489 921
whirlwind 490 922; 709thlegionace 491 923; redfuryzealot 492 924; breach 493 913; scorch-tiesebomber 494 914
dread 495 915; grudge 496 916; firstordercadet 497 917; sienarjaemustestpilot 498 918; bodicavenj 499 1019
dirkullodin 500 1020; fennrau-rebel-fang 501 1018; clanwrenvolunteer 502 1021; moffgideon 503 949
isbjingoist 504 948; mandalorianroyalguard 505 1056; previzsla 507 1093; deathwatchwarrior 508 1094
bokatankryze-separatistalliance 509 1092; bokatankryze 510 985; niteowlliberator 511 986; maul 512 1059
shadowcollectiveoperator 513 1061; rookkast 514 1060; captainhark 515 930; imperialsupercommando 516 932
garsaxon 517 931; mandalorianresistancepilot 518 1024; chopper-gauntletfighter 519 1022
ezrabridger-gauntletfighter 520 1023; q90 521 1064; themandalorian 522 1063; guildbountyhunter 523 1065
outerrimenforcer 524 1066; plokoon-delta7baethersprite 525 977; saeseetiin-delta7baethersprite 526 978
macewindu-delta7baethersprite 527 979; anakinskywalker-delta7baethersprite 528 980
luminaraunduli-delta7baethersprite 529 983; barrissoffee-delta7baethersprite 530 982
ahsokatano-delta7baethersprite 531 981; jediknight-delta7baethersprite 532 975
obiwankenobi-delta7baethersprite 533 976; cadbane 534 1069; viktorhel-rogueclassstarfighter 535 1070
nomlumb-rogueclassstarfighter 536 1071; outerrimhunter 537 1072; cadbane-separatistalliance 538 1095; ig101 539 1096
ig102 540 1099; ig111 541 1100; magnaguardprotector 542 1098; magnaguardexecutioner 543 1097; knack 544 1002
slider 545 1006; hawk-clonez95headhunter 546 1003; warthog-clonez95headhunter 547 1007; boost 548 1000
drift 549 999; stub 550 1001; killer 551 998; reapersquadronscout 552 1005; 7thskycorpspilot 553 1004
garvendreis-battleofyavin 554 1036; lukeskywalker-battleofyavin 555 1038; jekporkins-battleofyavin 556 1037
biggsdarklighter-battleofyavin 557 1035; wedgeantilles-battleofyavin 558 1039; hansolo-battleofyavin 559 1025
dutchvander-battleofyavin 560 1012; dextiree-battleofyavin 561 1011; popskrail-battleofyavin 562 1014
holokand-battleofyavin 563 1013; darthvader-battleofyavin 564 933; backstabber-battleofyavin 565 950
maulermithel-battleofyavin 566 952; darkcurse-battleofyavin 567 951; wampa-battleofyavin 568 953
idenversio-battleofyavin 569 939; sigma4-battleofyavin 570 940; sigma5-battleofyavin 571 941
sigma6-battleofyavin 572 942; sigma7-battleofyavin 573 943; anakinskywalker-siegeofcoruscant 574 991
obiwankenobi-siegeofcoruscant 575 992; shaakti-siegeofcoruscant 576 993; oddball-siegeofcoruscant 577 971
wolffe-siegeofcoruscant 578 972; jag-siegeofcoruscant 579 973; contrail-siegeofcoruscant 580 997
klick-siegeofcoruscant 581 996; kickback-siegeofcoruscant 582 988; axe-siegeofcoruscant 583 989
countdooku-siegeofcoruscant 584 1079; dbs32c-siegeofcoruscant 585 1076; dbs404-siegeofcoruscant 586 1077
baktoidprototype-siegeofcoruscant 587 1078; dis347-siegeofcoruscant 588 1085; dist81-siegeofcoruscant 589 1086
phlacarphoccprototype-siegeofcoruscant 590 1087; dfs081-siegeofcoruscant 591 1080; dfs311-siegeofcoruscant 592 1081
haorchallprototype-siegeofcoruscant 593 1082; corranhorn-t65xwing 594 1040; wesjanson 595 1041; tychocelchu 596 1028
keovenzee 597 1027; popskrail 598 1015; flightleaderubbel 599 970; junoeclipse 600 934; secondsister 601 944
magnatolvan 602 954; yricaquell 603 955; poedameron-scavengedyt1300 604 1052
landocalrissian-scavengedyt1300 605 1053; venisadoza 606 1054; zayversio 607 1055; takajamoreesa 608 1051
hondoohnaka 609 1058; torphun 610 1057; durge 611 1073; doctoraphra 612 1067; lapin 613 1062; volandas 614 1088
aurrasing 615 1090; durge-separatistalliance 616 1101; theironassembler 617 1083; kelrodoaiholdout 618 1084
adigallia 619 974; adigallia-delta7baethersprite 620 984; sicko 621 995; kitfisto 622 994; slammer 623 990
gavynsykes 624 987; lieutenantgalek 625 925; juljerjerrod 626 929; dt798 627 926; lingaava 628 927
agenttierny 629 928; darthvader-swz105 630 935; maarekstele-swz105 631 936; captainjonus-swz105 632 962
tomaxbren-swz105 633 963; idenversio-swz105 634 956; nightbeast-swz105 635 957; valenrudor-swz105 636 958
dutchvander-swz106 637 1016; hortonsalm-swz106 638 1103; arvelcrynyd-swz106 639 1029; jakefarrell-swz106 640 1030
jekporkins-swz106 641 1043; lukeskywalker-swz106 642 1042; sharabey-swz106 643 1031; deathfire-swz98 644 964
majorrhymer-swz98 645 967; captainjonus-swz98 646 965; tomaxbren-swz98 647 966
dashrendar-swz103-rebelalliance 648 1048; dashrendar-swz103-sl-rebelalliance 649 1050
dashrendar-swz103-sl-scumandvillainy 650 1075; leebo-swz103-rebelalliance 651 1047
leebo-swz103-sl-rebelalliance 652 1049; leebo-swz103-sl-scumandvillainy 653 1074
arvelcrynyd-battleoverendor 654 1033; gemmersojan-battleoverendor 655 1032; tychocelchu-battleoverendor 656 1034
adonfox-battleoverendor 657 1102; braylenstramm-battleoverendor 658 1009; ginamoonsong-battleoverendor 659 1010
kendyidele-battleoverendor 660 1106; wedgeantilles-battleoverendor 661 1045; yendor-battleoverendor 662 1046
landocalrissian-battleoverendor 663 1026; captainyorr-battleoverendor 664 937; coloneljendon-battleoverendor 665 938
mausmonare-battleoverendor 666 945; sapphire2-battleoverendor 667 946; soontirfel-battleoverendor 668 947
lieutenanthebsly-battleoverendor 669 959; majormianda-battleoverendor 670 961; scythe6-battleoverendor 671 960
scimitar1-battleoverendor 672 968; scimitar3-battleoverendor 673 969; lieutenantkarsabi-ssl 674 1119
majorvynder-ssl 675 1120; echo-ssl 676 1124; whisper-ssl 677 1123; raymusantilles-epicsl-rebelalliance 678 1104
raymusantilles-epicsl-galacticrepublic 679 1151; leiaorgana-epicsl 680 1125; idenversio-epicsl 681 1122
gideonhask-epicsl 682 1138; aut0-epicsl 683 -; cerrafellian-epicsl 684 1137; rikvirgilio-epicsl 685 1121
wezsynat-epicsl 686 1150; orafdesyk-epicsl 687 1126; treborzednem-epicsl 688 1105; cikatrovizago-epicsl 689 1107
asajjventress-epicsl 690 1149; sorctormo-epicsl 691 1117; kyloren-evacuationofdqar 692 1147
scorch-evacuationofdqar 693 1142; longshot-evacuationofdqar 694 1139; midnight-evacuationofdqar 695 1140
zeta5-evacuationofdqar 696 1143; omega2-evacuationofdqar 697 1141; lieutenantlehuse-evacuationofdqar 698 1144
theta3-evacuationofdqar 699 1145; theta4-evacuationofdqar 700 1146; pettyofficerthanisson-evacuationofdqar 701 1148
poedameron-evacuationofdqar 702 1134; jaycristubbs-evacuationofdqar 703 1133
stomeronistarck-evacuationofdqar 704 1135; caithrenalli-evacuationofdqar 705 1132
ronithblario-evacuationofdqar 706 1129; tallissanlintra-evacuationofdqar 707 1130; zizitlo-evacuationofdqar 708 1131
pammichnerrogoode-evacuationofdqar 709 1136; finchdallow-evacuationofdqar 710 1127; vennie-evacuationofdqar 711 1128
bobafett-armedanddangerous 712 1110; themandalorian-armedanddangerous 713 1114; hansolo-armedanddangerous 714 1108
bokatankryze-armedanddangerous 715 1112; dengar-armedanddangerous 716 1113; bossk-armedanddangerous 717 1118
cadbane-armedanddangerous 718 1115; fennrau-armedanddangerous 719 1109; princexizor-armedanddangerous 720 1116
zuckuss-armedanddangerous 721 1111; zoriibliss-wartime 722 1152; tezanasz-wartime 723 1153
wilsateshlo-wartime 724 1154; shasazaro-wartime 725 1155; legafossang-wartime 726 1156; aftabackbar-wartime 727 1157
coruskapellim-wartime 728 1158; caithrenalli-wartime 729 1159; newrepublicpatrol-wartime 730 1160
kijimispicerunner-wartime 731 1175; herasyndulla-legendsandrelics 732 1161; carnorjax-legendsandrelics 733 1163
thweek-legendsandrelics 734 1162; kazudaxiono-legendsandrelics 735 1164; tamararyvora-legendsandrelics 736 1176
quinlanvos-legendsandrelics 737 1178; ursawren-legendsandrelics 738 1179; disl9b2-legendsandrelics 739 1177`;

const UPGRADES = `chopper 0 323; genius 1 368; r2astromech 2 282; r2d2 3 324; r3astromech 4 283; r4astromech 5 284; r5astromech 6 285
r5d8 7 325; r5p8 8 369; r5tk 9 370; heavylasercannon 10 256; ioncannon 11 257; jammingbeam 12 258
tractorbeam 13 259; admiralsloane 14 335; agentkallus 15 336; bobafett 16 354; bazemalbus 17 303; c3po 18 304
cassianandor 19 305; cadbane 20 355; chewbacca 21 306; chewbacca-crew 22 382; chopper-crew 23 307; cienaree 24 337
cikatrovizago 25 356; darthvader 26 338; deathtroopers 27 339; directorkrennic 28 340; emperorpalpatine 29 341
freelanceslicer 30 271; 4lom 31 353; gnkgonkdroid 32 272; grandinquisitor 33 342; grandmofftarkin 34 343
herasyndulla 35 308; ig88d 36 357; informant 37 273; isbslicer 38 344; jabbathehutt 39 358; jynerso 40 309
kananjarrus 41 310; ketsuonyo 42 359; l337 43 383,384; landocalrissian 44 311; landocalrissian-crew 45 385
leiaorgana 46 312; lattsrazzi 47 360; maul 48 361; ministertua 49 345; moffjerjerrod 50 346; magvayarro 51 313
niennunb 52 314; novicetechnician 53 274; perceptivecopilot 54 275; qira 55 387; r2d2-crew 56 315; sabinewren 57 316
sawgerrera 58 317; seasonednavigator 59 276; seventhsister 60 347; tacticalofficer 61 277; tobiasbeckett 62 386
000 63 352; unkarplutt 64 362; zeborrelios 65 318; zuckuss 66 363; bombletgenerator 67 392; connernets 68 393
protonbombs 69 394; proximitymines 70 395; seismiccharges 71 396; heightenedperception 72 248; instinctiveaim 73 249
supernaturalreflexes 74 251; sense 75 250; agilegunner 76 388; bistan 77 319; bossk 78 364; bt1 79 365
dengar 80 366; ezrabridger 81 320; fifthbrother 82 348; greedo 83 367; hansolo 84 321; hansolo-gunner 85 389
hotshotgunner 86 278; lukeskywalker 87 322; skilledbombardier 88 279; veterantailgunner 89 280
veteranturretgunner 90 281; cloakingdevice 91 286; contrabandcybernetics 92 287; deadmansswitch 93 288
feedbackarray 94 289; inertialdampeners 95 290; riggedcargochute 96 291; barragerockets 97 265
clustermissiles 98 266; concussionmissiles 99 267; homingmissiles 100 268; ionmissiles 101 269
protonrockets 102 270; ablativeplating 103 292; advancedslam 104 293; afterburners 105 294; electronicbaffle 106 295
engineupgrade 107 296; munitionsfailsafe 108 298; staticdischargevanes 109 300; tacticalscrambler 110 302
advancedsensors 111 252; collisiondetector 112 253; firecontrolsystem 113 254; trajectorysimulator 114 255
composure 115 381; crackshot 116 230; daredevil 117 231; debrisgambit 118 232; elusive 119 233
experthandling 120 234; fearless 121 235; intimidation 122 236; juke 123 237; lonewolf 124 238; marksmanship 125 239
outmaneuver 126 240; predator 127 241; ruthless 128 242; saturationsalvo 129 243; selfless 130,284 244
squadleader 131 245; swarmtactics 132 246; trickshot 133 247; advprotontorpedoes 134 262; iontorpedoes 135 263
protontorpedoes 136 264; dorsalturret 137,478 260; ioncannonturret 138 261; os1arsenalloadout 139 350
pivotwing 140,141 331,332; servomotorsfoils 142 333,334; xg1assaultconfiguration 144 351
l337sprogramming-battleofyavin 145 967; andrasta 146 371; dauntless 147 349; ghost 148 326; havoc 149 372
houndstooth 150 373; ig2000 151 374; landosmillenniumfalcon 152 390; marauder 153 375; millenniumfalcon 154 327
misthunter 155 376; moldycrow 156 328; outrider 157 329; punishingone 159 377; shadowcaster 160 378; slavei 161 379
st321 162 391; virago 163 380; hullupgrade 164 297; shieldupgrade 165 299; stealthdevice 166 301
phantom 167,158 330; blackone 171 484; heroic 172 471; rosetico 173 475; finn 174 476
integratedsfoils 175,176 486,487; targetingsynchronizer 177 464; primedthrusters 178 463; kyloren 179 467
generalhux 180 466; fanatical 181 459; specialforcesgunner 182 470; captainphasma 183 465
supremeleadersnoke 184 469; hyperspacetrackingdata 185 461; advancedoptics 186 460; rey-gunner 187 478
chewbacca-crew-swz19 188 473; paigetico 189 477; r2ha 190 482; c3po-crew 191 472; hansolo-crew 192 474
reysmillenniumfalcon 193 485; pettyofficerthanisson 194,553 468; bb8 195 479; bbastromech 196 480; m9g8 197 481
ferrospherepaint 198 488; brilliantevasion 199 536; calibratedlasertargeting 200 549; delta7b 201 548
biohexacryptcodes 202 491; predictiveshot 203 490; hate 204 489; r5x3 205 483; patternanalyzer 206 462
imperviumplating 207 534; grapplingstruts 208 535,555; energyshellcharges 209 532; dedicated 210 544
synchronizedconsole 211 554; battlemeditation 212 545; r4pastromech 213 546; r4p17 214 547
sparepartscanisters 215 550; scimitar 216 542; chancellorpalpatine 217 538,556; countdooku 218 539
generalgrievous 219 540; k2b4 220 537; drk1probedroids 221 541; kraken 222 531; tv94 223 530
discordmissiles 224 543; clonecommandercody 225 552; r4p44 226 551; seventhfleetgunner 227 553; treacherous 228 529
soullessone 229 533; ga97 230 582; kaydelconnix 231 583; autoblasters 232 578; r2c4 233 589; plasmatorpedoes 234 579
electroprotonbomb 235 591; delayedfuses 236 592; landingstruts 237 594,595; diamondboronmissiles 238 580
ta175 239 590; passivesensors 240 577; r2a6 241 588; amilynholdo 242 581; larmadacy 243 585
leiaorgana-resistance 244 586; korrsella 245 584; pz4co 246 587; angleddeflectors 247 593; ensnare 248 610
targetingcomputer 249 619; precognitivereflexes 250 614; foresight 251 613; c110p 252 617,618; ahsokatano 253 615
c3po-republic 254 616; graviticdeflection 255 611; snapshot 256 612; agentoftheempire 257 732
firstorderelite 258 733; veteranwingleader 259 734; dreadnoughthunter 260 735; admiralozzel 261 724
azmorigan 262 725; captainneeda 263 726; carlistrieekan 264 728; jandodonna 265 729; raymusantilles 266 730
stalwartcaptain 267 731; strategiccommander 268 727; ioncannonbattery 269 736,737; targetingbattery 270 738,739
ordnancetubes 271 740,741; pointdefensebattery 272 742; turbolaserbattery 273 744,745; torynfarr 274 760
bombardmentspecialists 275 746; commsteam 276 747; damagecontrolteam 277 750; gunneryspecialists 278 749
igrmdroids 279 748; ordnanceteam 280 751; sensorexperts 281 752; adaptiveshields 282 756; boostedscanners 283 757
tibannareserves 285 759; optimizedpowercore 286 758; quickreleaselocks 287 753; saboteursmap 288 754
scannerbaffler 289 755; dodonnaspride 290 761; jainaslight 291 762; liberator 292 763; tantiveiv 293 764
brighthope 294 766; luminous 295 767; quantumstorm 296 768; assailer 297 769; corvus 298 770; impetuous 299 771
instigator 300 772; bloodcrow 301 773; requiem 302 774; suppressor 303 775; vector 304 776; brokenhorn 305 777
merchantone 306 778; insatiableworrt 307 779; corsairrefit 308 780; thunderstrike 309 765; coaxiumhyperfuel 310 650
magpulsewarheads 311 651; r1j5 312 644; stabilizedsfoils 313 645,646; k2so 314 647; kazsfireball 315 655
clustermines 316 648; ionbombs 317 649; deuteriumpowercells 318 654; proudtradition 319 652,653
commanderpyre 320 687; clonecaptainrex 321 688; yoda 322 678; repulsorliftstabilizers 323 691,692
agentterex 324 685,686; plokoon 325 677; multimissilepods 326 673; kitfisto 327 676; aaylasecura 328 675
maneuverassistmgk300 329 722; ionlimiteroverride 330 717; margsablclosure 331 846; xx23sthreadtracers 332 851
hondoohnaka 333 853; bobafett-gunner 334 857; jangofett 335 854; zamwesell 336 856; alpha3bbesh 337 870
precisionionengines 338 867; thermaldetonators 339 864; r2d2-republic 340 860; extrememaneuvers 341 848
patience 342 849; deadeyeshot 343 670; starbirdslash 344 716; overdrivethruster 345 721; fives 346 679
commandermalarus 347 683,684; automatedtargetpriority 348 671; sensorbuoysuite 349 672; suppressivegunner 350 689
ghostcompany 351 681; wolfpack 352 680; kalani 353 682; syncedlasercannons 354 674; concussionbombs 355 690
targetassistmgk300 356 723; backwardstailslide 357 715; r2d2-resistance 358 720; r6d8 359 719
underslungblastercannon 360 718; jedicommander 361 834,835; syliure31hyperdrive 362 850; alpha3eesk 363 871
r7a7 364 862; q7astromech 365 863; interceptbooster 366 872,873; independentcalculations 367 866
weaponssystemsofficer 368 859; falsetranspondercodes 369 877; slavei-swz82 370 869; vectoredcannonsrz1 371 926
b6bladewingprototype 372 923; tiedefenderelite 373 925; sensitivecontrols 374 924; cutthroat 375 914
tierfonbellyrun 376 918; b6bladewingprototype-command 377 903; hopeful 378 916; sabinewren-gunner 379 921
phoenixsquadron 380 908,909; disciplined 381 915; skystrikeacademyclass 382 912,913; shadowwing 383 910,911
initforthemoneyrebellion 384 906,955,907; bounty 385 904,905; gamutkey 386 919; interloperturn 387 917
protectorategleb 388 920; r4b11 389 922; asajjventresscommand 390 956,963; generalgrievouscommand 391 957,965
hondoohnakacommand 392 958,964; martuuk 393 959; rifftamson 394 960; zealouscaptain 395 961
tractortentacles 396 1008; drillbeak 397 1009; enhancedpropulsion 398 1010; protoncannonbattery 399 1011
droidcrew 400 1055; tractortechnicians 401 1056; corsaircrew 402 1057; grappler 403 1058; nautolansrevenge 404 1059
neimoidiangrasp 405 1060; trident 406 1061; trackingtorpedoes 407 1067; l4er5 408 927; wartimeloadout 409 929
watchfulastromech 410 928; overtunedmodulators 411 931; dt798 412 940; enhancedjammingsuite 413 933
firstorderordnancetech 414 937; sensorscramblers 415 939; babufrik 416 930; compassion 417 934; malice 418 935
shatteringshot 419 936; electrochaffmissiles 420 932; feedbackping 421 938; sabinewren-command 422 -
clantraining 423 1033; ahsokatano-crew 424 981; bokatankryze 425 972; bokatankryze-rebel-scum 426 973
captainhark 427 969; fennrau 428 998; garsaxon 429 970; korkiekryze 430 985; obiwankenobi 431 986; previzsla 432 993
primeministeralmec 433 984; rookkast 434 994; satinekryze 435 983; savageopress 436 987; talmerrik 437 988
tristanwren 438 975; ursawren 439 974; maul-crew 440 989; garsaxon-gunner 441 1006; tibersaxon 442 1004
ursawren-gunner 443 1005; blazerbomb 444 1001; beskarreinforcedplating 445 1018; mandalorianoptics 446 1017
gauntlet 447 1063; nightbrother 448 1062; swivelwing 449 966; clanwrencommandos 450 976; razorcrest 451 1064
themandalorian 452 995; thechild 453 971; trackingfob 454 1012; notorious 455 1035; enduring 456 1034; ig11 457 982
greefkarga 458 990; kuiil 459 991; pelimotto 460 992; migsmayfeld 461 1003; burnoutthrusters 462 1019
hotshottailblaster 463 1013; combatboardingtube 464 962; dropseatbay 465 1020; mandaloriansupercommandos 466 979
imperialsupercommandos 467 978; niteowlcommandos 468 977; deathwatchcommandos 469 980; protoncannons 470 952
homingtorpedoes 471 1068; xanadublood 472 1065; fanatic-battleofyavin 473 1037; chewbacca-battleofyavin 474 996
attackspeed-battleofyavin 475 1036; unstablesublightengines-battleofyavin 476 1021; r2d2-battleofyavin 477 942
r2f2-battleofyavin 479 943; preciseastromech-battleofyavin 480 946; r2a3-battleofyavin 481 941
vengeful-battleofyavin 482 1038; r5d8-battleofyavin 483 944; r5k6-battleofyavin 484 945
sensorjammer-battleofyavin 485 1022; ancillaryionweapons-siegeofcoruscant 486 953
roilinganger-siegeofcoruscant 487 1002; contingencyprotocol-siegeofcoruscant 488 1023
strutlockoverride-siegeofcoruscant 489 968; r4p17-siegeofcoruscant 490 948; targetingastromech-battleofyavin 491 947
wolfpack-siegeofcoruscant 492 997; evasionsequence7-siegeofcoruscant 493 1024; swiftapproach-swz98 494 1041
automatedloaders-swz98 495 1025; topcover-swz98 496 1042; truegrit-swz98 497 1043; mercenary-swz103 498 1040,1045
efficientprocessing-swz103 499 1039,1044; seekermissiles-swz103 500 1015,1016; leebo-swz103 501 999,1000
itsatrap-battleoverendor 502 1054; r2a3-battleoverendor 503 949; aceinthehole-battleoverendor 504 1046
airencracken-battleoverendor 505 1007; millenniumfalcon-battleoverendor 506 1066
chaffparticles-battleoverendor 507 1026; noescape-battleoverendor 508 1047; reckless-battleoverendor 509 1048
pushthelimit-battleoverendor 510 1053; computerassistedhandling-battleoverendor 511 1027
blanksignature-battleoverendor 512 1032; feedbackemitter-battleoverendor 513 1014
targetingmatrix-battleoverendor 514 1028; apexpredator-battleoverendor 515 1049
fuelinjectionoverride-battleoverendor 516 1031; targetassistalgorithm-battleoverendor 517 1029
precisiontunedcannons-battleoverendor 518 954; heroicsacrifice-battleoverendor 519 1050
partinggift-battleoverendor 520 1051; stabilizingastromech-battleoverendor 521 950
modifiedr4punit-battleoverendor 522 951; ionmaneuveringjet-battleoverendor 523 1030
collected-battleoverendor 524 1052; withoutatrace-tiephphantom 525 -; relaysystem-tiephphantom 526 -
stygiumreserve-tiephphantom 527 -; silenthunter-tiephphantom 528 -; stealthgambit-tiephphantom 529 -
manualailerons-tiephphantom 530 -; saturationrockets-alphaclassstarwing 531 -
longrangescanners-alphaclassstarwing 532 -; heavyplasmamissiles-alphaclassstarwing 533 -; leiaorgana-epicsl 534 -
r2d2-epicsl 535 -; c3po-epicsl 536 -; endlesshordes-epicsl 537 -; bailorgana-epicsl 538 -; alpharevue-epicsl 539 -
secretprovisions-epicsl 540 -; niennunb-epicsl 541 -; urcosfurdam-epicsl 542 -; tantiveiv-epicsl-resistance 543 -
twinmissilelauncher-epicsl 544 -; fanatical-epicsl 545 -; infernosquad-epicsl 546 -; corvus-epicsl 547 -
agentterex-epicsl 548 -; protectorategleb-epicsl 549 -; jinatasecurityforces-epicsl 550 -; precursor-epicsl 551 -
tx25-epicsl 552 -; malefactor-epicsl 554 -; thrawn-epicsl 555 -; heavylasercannonturret-epicsl 556 -
bloodcrow-epicsl 557 -; spectreofnayr-epicsl 558 -; ga75-epicsl 559 -; hosnianlament-epicsl 560 -
planetaryionbombardment-epicsl 561 -; azmorigan-epicsl 562 -; illegalcountermeasures-epicsl 563 -
modifieddorsalturret-epicsl 564 -; aqseriesbattledroids-epicsl 565 -; drillbeak-epicsl 566 -; trident-epicsl 567 -
caijvanda-epicsl 568 -; nautolansrevenge-epicsl 569 -; tantiveiv-epicsl-galacticrepublic 570 -
bornforthis-epicsl 571 -; pointdefensebattery-epicsl 572 -; determination-evacuationofdqar 573 -
experimentalscanners-evacuationofdqar 574 -; advancedwarningsystems-evacuationofdqar 575 -
targetingrelay-evacuationofdqar 576 -; interferencearray-evacuationofdqar 577 -; bb8-evacuationofdqar 578 -
primedoverdrivethrusters-evacuationofdqar 579 -; blackone-evacuationofdqar 580 -; forthecause-evacuationofdqar 581 -
r0astromech-evacuationofdqar 582 -; acceleratedsensorarray-evacuationofdqar 583 -
repulsorliftengines-evacuationofdqar 584 -; escortfighter-evacuationofdqar 585 -
precisionholotargeter-evacuationofdqar 586 -; r0gr-evacuationofdqar 587 -; blacksquadronr4-evacuationofdqar 588 -
nixjerd-evacuationofdqar 589 -; paigetico-evacuationofdqar 590 -; dedicatedgunners-evacuationofdqar 591 -
homingbeacon-armedanddangerous 592 -; fennecshand-armedanddangerous 593 -; thechild-armedanddangerous 594 -
kinesoswitch-armedanddangerous 595 -; l337-armedanddangerous 596 -; tobiasbeckett-armedanddangerous 597 -
landosmillenniumfalcon-armedanddangerous 598 -; mandaloriantactics-armedanddangerous 599 -
niteowlsentries-armedanddangerous 600 -; r2g8-armedanddangerous 601 -; synchronizedhandling-armedanddangerous 602 -
starboardthrusters-armedanddangerous 603 -; embo-armedanddangerous 604 -; flechettecannons-armedanddangerous 605 -
todo360-armedanddangerous 606 -; xanadublood-armedanddangerous 607 -; adaptablepowersystems-armedanddangerous 608 -
crimelord-armedanddangerous 609 -; virago-armedanddangerous 610 -; persistenttracker-armedanddangerous 611 -
4lom-armedanddangerous 612 -; misthunter-armedanddangerous 613 -; firstorderordnancetech-evacuationofdqar 614 -
threatsensors-evacuationofdqar 615 -; generalhux-evacuationofdqar 616 -; houndstooth-armedanddangerous 617 -
chewbacca-armedanddangerous 618 -; ahsokatano-legendsandrelics 619 -; thrawn-legendsandrelics 620 -
fennecshand-legendsandrelics 621 -; zoriibliss-legendsandrelics 622 -; wedgeantilles-legendsandrelics 623 -
captive-legendsandrelics 624 -; graviticwell-legendsandrelics 625 -; r7t1-legendsandrelics 626 -
modifiedr4punit-legendsandrelics 627 -; flightassistastromech-legendsandrelics 628 -
unhingedastromech-legendsandrelics 629 -; roilinganger-legendsandrelics 630 -; seekermissiles-legendsandrelics 631 -
targetingmatrix-legendsandrelics 632 -; retrofittedautothrusters-legendsandrelics 633 -
automatedloaders-legendsandrelics 634 -; partinggift-legendsandrelics 635 -
blindspottargeter-legendsandrelics 636 -; targetingrelay-legendsandrelics 637 -
tsj1atargetingcomputer-legendsandrelics 638 -; wingedreversal-legendsandrelics 639 -
precisiontunedcannons-legendsandrelics 640 -; burstlaserturret-legendsandrelics 641 -`;

const TABLES: Readonly<Record<Builder, Readonly<Record<'pilot' | 'upgrade', Numbers>>>> = {
  YASB: { pilot: table(PILOTS, 1), upgrade: table(UPGRADES, 1) },
  'Launch Bay Next': { pilot: table(PILOTS, 2), upgrade: table(UPGRADES, 2) },
};
