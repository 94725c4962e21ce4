/**
 * Those of the 100,000 most common passwords (SecLists, 10-million-password-list-top-100000, MIT) that have at least 12
 * characters, in lower case. Shorter ones are refused because of their length.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
..qlvvcvdeero 000000000000 010203040506 012345678910 014702580369 01telemike01 050605rostik 0528325452mr
070793monolit 102030405060 111111111111 1111111111111 111111111111111 11111111111111111111 1111111111zz
111222333000 111222333444 111222333444555 112233445566 112358132134 1213141516171819 122333444455555
1223505sayana 123123123123 123123123123123 123123qweqwe 123321123321 123321456654 123321qweewq 123412341234
123451234512345 123456123456 123456654321 123456654321a 12345677654321 1234567812345678 123456782000
1234567887654321 123456789000 12345678900987654321 123456789012 1234567890123 12345678901234567890
1234567890987654321 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty 1234567890qwertyuiop
1234567890zzz 123456789101 1234567891011 123456789101112 123456789123 123456789123456 123456789123456789
1234567892000 12345678987654321 123456789987 1234567899876543 123456789987654321 123456789aaa 123456789abc
123456789asd 123456789azat 123456789qaz 123456789qqq 123456789qwe 123456789qwer 123456789qwerty 123456789zxc
12345678qwertyu 1234567qwerty 1234567qwertyu 123456qwerty 123456zxcvbn 1234qw1234qw 1234qwerasdf
1234qwerasdfzxcv 123ewqasdcxz 123qazwsxedc 123qwe123qwe 123qwe456rty 123qweasdzxc 123qwerty123 123qwerty456
123qwertyuiop 125712571257d 12qw34er56ty 1302alex1994 131313131313 1324354657687980 141312190296q 159357159357
159753159753 159753258456 159753456852 193570356033 193711101994a 198719871987 198919891989 19960610ilja
1a2a3a4a5a6a 1a2s3d4f5g6h 1q2w3e4r5t6y 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz1qaz1qaz 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1qazxsw23edc 1qazxsw23edcvfr4 1rus27540102 2222333344445555 23176djivanfros 23wkoa0fp78dk 277rte87hryloitru
30secondstomars 31217221027711 31321dj51982 32615948worms 3454051maksim 41d8cd98f00b 420842084208555
4815162342lf 4815162342lost 541233432442 59382113kevinp 6215mila6215 742617000027 777777777777 80633459472qw
80966095182z 89063032220m 89231243658s 89876065093rax 89semtsriuty 951753852456 999999999999 a1s2d3f4g5h6
aaaaaaaaaaaa ababagalamaga abc123456789 abc123abc123 abcdefghijkl accessibilit admin18533362 administrato
administrator aksjdlasdakj89879 aleksandrova alertemailms alertpaydoubl alpha135792468 alteclansing
amadeusptfcor an83546921an13 andrewjackie antananarivu antoshenechka anytimetoday asd123asd123 asdasdasdasd
asdfgh123456 asdfghjkl123 auckland2010 avadakedavra avrillavigne awdqseawdssa azsxdcfvgbhn badiman28200
bbbbbbbbbbbb bhrh0h2oof6xbqjeh blacksonblon blahblahblah bltynbabrfwbz boy4u2ownnyc bpgjldsgjldthnf
bullnuts2003 businessbabe callscesetup cbvtycbyjrbz cfvfzcxfcnkbdfz cfvfzrhfcbdfz cgfhnfrvjcrdf cgfhnfrxtvgbjy
changelangms cheaphornybastard cheeseburger chesterfield chickenwing101 christopher1 civilization cjdthitycndj
cnfc35762209 cnhjbntkmcndj combat123654 constitution construction contortionist coolbugi2000 corperfmonsy
cosmopolitan counterstrike czps5nyndwcksc dantheman123 degenerationx den1020834880 devilmaycry4 digitalprodu
diunilaobu8* dkflbvbhjdbx dkflbvbhjdyf domainlock2005 dragonslayer dvtcntyfdctulf edwardcullen efwe5tgwa5twhgd
entertainment eulacomplete fatima753357 finalfantasy findaupair007 fkmnthyfnbdf fktrcfylhjdbx fktrcfylhjdf
fktrcfylhjdyf flvbybcnhfnjh flvbybcnhfwbz foreveryoung frankenstein frederiksberg fuckfuckfuck fucktheworld
fuckyoubitch fynfyfyfhbde g00dpa$$w0rd gankutsuou1989 geniusgenius genuineintel gfhfktkjuhfv gfhjkm123456
gfhjkmgfhjkm ghbdtnghbdtn ghbdtnrfrltkf ghhh47hj7649 ghjatccbjyfk ghjbpdjlcndj ghjcnhfycndj ghjcnjgbpltw
ghjcnjgfhjkm ghjcnjghjcnj ghjcnjqgfhjkm ghjcnjrdfibyj ghjnbdjcnjzybt ghtdtlvtldtl gjkysqgbpltw googlecheckou
greenlantern gtasanandreas gthgtylbrekzh gthtrfnbgjkt gtnhjpfdjlcr hakunamatata handkerchief hd764nw5d7e1vb1
hd764nw5d7e1vbv heartbreaker hedimaptfcor hjpjxrf23062007 huangjin1987 iampurehaha2 idedevicep0t ihateniggers
iloveboobies ilovemyfamily iloveyoubaby includecatal ingodwetrust installdevic installsqlst intelligence
internacional international intervention ipo54tj45uy856 iseedeadpeople jamesbond007 jesuslovesme jjjjjjjjjjjj
josephphone7 justinbieber killkillkill ktjynsq40147 larterlarter leavemealone lhbjkjubz2957704 littlefucker
lockingservi lost4815162342 louisvuitton love777321777 lovelovelove lytdybrbdfvgbhf lytghjgtnhjdcr
mailcreated5240 manchesterunited marinamarina massimiliano masterbaiting masterbating masturbation
maurolarastefy mevefalkcakk michaeljackson michelangelo minecraft123 minnesota_hp mishaoooyeah
momsanaladventure morganstanley mortalkombat motherfucker msoracle32re narutouzumaki nastyanastya
ne_e_pod_chehyl necronomicon needforspeed nemvxyheqdd5oqxyxyzi networkingpe neversaymypassword neversaynever
newproject2004 newt7899onrs nhbujyjvtnhbz nhbybnhjnjkejk nhecsyfujkjdt nhfdvfnjkju123 nhfycajhvths
nick1234-rem936 nightcrawler nondriversig ntktdbpjh1994 olcrackmaster ontheoutside p030710p$e4o paraklast1974
password1234 passwordassword passwordpassword passwordstandard peanutbutter perasperaadastra perfectexploiter
pfqwtd27121988 philadelphia playstation2 playstation3 polniypizdec0211 polniypizdec1102 polniypizdec110211
pornographic powerlifting powerrangers productid20f professional ptybnxtvgbjy punksnotdead q1q2q3q4q5q6
q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q2w3e4r5t6y7 q80661658441 qawsedrftgyh
qaz123wsx456 qaz1wsx2edc3 qazwsx123456 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazwsxqazwsx qazxswedc123
qazxswedcvfr qw12er34ty56 qwaszxerdfcv qwaszxqwaszx qwe123qwe123 qweasdzxc123 qwerasdfzxcv qwertasdfgzxcvb
qwerty123321 qwerty123456 qwerty123456789 qwertyasdfgh qwertyqwerty qwertyuiop10 qwertyuiop12 qwertyuiop123
qwertyuiop12345 qwertyuiop123456789 qwertyuiopasdfg qwertyuiopasdfgh qwertyuiopasdfghjkl qwertyytrewq
r3r3vi3wacc3ss registration residentevil rfnthbyf1988 rikitikitavi rockohamster ronaldinho10 runescape123
salocaluimsg samsungs5230 sanfrancisco satisfaction saun24865709 scandinavian schoolgirlie sdicmt7seytn
seemnemaailm seo21saafd23 showmethemoney silmarillion skateboarding sleepyhollow sojdlg123aljg sonnenschein
sonyericsson specialinsta stickdaddy77 stinkyfinger stratocaster supernatural syncmaster740n systemofadown
temppassword tfjunwptzsjp thecakeisalie ticketmaster tojiik85521133 trafficracer transformers unbelievable
uninstallsql vanyarespekt vbybcnthcndj vfhbyfvfhbyf vfrcbvvfrcbv vfvfvskfhfve vladimirovna vtnhjgjkbnty
warhammer40k wazzkaprivet weaknesspays websolutions websolutionssu webuivalidat weihnachtsbau whosyourdaddy
xxpa33bq.adna xxxp455w0rd5 yflz13041976 yjdjvjcrjdcr ytpfdbcbvjcnm z1x2c3v4b5n6 z1x2c3v4b5n6m7 zaq12wsxcde3
zaq1xsw2cde3 zaqwsxcderfv zaqxswcde123 zcfvfzkexifz zcfvfzrhfcbdfz zghjcnjcegth zqjphsyf6ctifgu zxcasdqwe123
zxcvasdfqwer zxcvbn123456 zxcvbnm123456789 zxcvbnmmnbvcxz zxcvbnmzxcvbnm
`
    .trim()
    .split(/\s+/),
);

/** The words that common passwords consist of, from the same list, and Turkish ones. */
export const commonWords: ReadonlySet<string> = new Set(
  `
aaaaaa aaaaaaaa aardvark abcdef abcdefg abcdefgh access accord action adidas adrian airborne airforce airplane
alabama alaska albert alexande alexander alexandr alexis alfred alicia alison allison alpine alyssa amanda
amateur america american anakin anderson andrea andreas andrew andrey angela angelina angels animal ankara
anthony antonio apache apollo apples aragorn arizona arnold arsenal arthur artist asdasd asdfasdf asdfgh
asdfghj asdfghjk asdfghjkl ashley assassin asshole assman ataturk athena atlanta atlantis audrey august aurora
austin autumn avalon avatar awesome azerty babydoll babygirl babylon badass badboy badger bailey baller bambam
banana bandit barbara barbie barcelona barney baseball basket basketba basketball bassman bastard batman
baxter bbbbbb beatles beauty beaver beavis benjamin benson berlin bernie besiktas bigboobs bigboy bigcock
bigdaddy bigdick bigdog bigfoot bigmac bigman bigone bigred bigtits billybob birdie birthday bishop bitches
biteme blabla blackie blahblah blaster blazer blizzard blonde blondie blowjob blowme bluebird bobafett bobbob
bobcat bollocks bomber bondage bonnie boobies booboo booger boogie boomer boston bowling bradley brandi
brandon brandy braves brazil brenda britney brittany bronco broncos brooke brooklyn brother browns bruins
brutus bubble bubbles buckeye buckeyes buddha budlight buffalo bulldog bulldogs bullet bullshit burger burton
business buster butter butterfl butterfly butthead cadillac caesar callie calvin camaro cameron campbell
canada cancer cannon captain cardinal carlos carmen carolina caroline carrie carter cartman caserta casino
casper cassie castle catdog catfish cavalier celtic cessna champion chance chandler change changeme charger
charles charlie cheese chelsea cherokee cherry cheryl chester chevelle cheyenne chicago chichi chicken chicks
chiefs chipper chocolat chopper chrissy christ christia christin christy chronic cjkysirj claire classic
claudia clinton cocacola coffee college colorado colors compaq computer concrete connie connor consumer
control cookie cookies cooper copper corona corvette cougar country courtney cowboy cowboys coyote creative
cricket cristina crystal cthutq cumshot curtis dakota dallas dancer danger daniel danielle darkness darkside
darkstar dbrnjhbz debbie december defender deftones denise dennis denver design destiny detroit devildog
devils dexter dfvgbh diablo diamond diamonds dickhead diesel digger digital dilbert disney doctor dodger
dodgers doggie dollar dolphin dolphins domino donald donkey douglas dragon dragons dreamer dreams driver
drowssap drpepper drummer ducati dudley duncan dustin eagles eclipse edward einstein elaine electric element
elephant elizabet elizabeth emerald eminem empire energy engineer england enigma enterpri erotic escort eugene
everton explorer express extreme falcon family fantasy farmer fatboy fatcat father fender fenerbahce ferrari
fetish ficken fireball firebird fireman fisher fishing fktrcfylh flipper florida flower flowers fluffy flyers
foobar football forest forever forget france francis frankie franklin freaky freddie freddy fredfred freedom
freeman freepass freeuser friday friend friends froggy fucked fucker fucking fuckit fuckme fuckoff fuckyou
future fyfcnfcbz fylhtq gabriel galatasaray galaxy galina galore gambit gandalf garcia garden garfield gateway
gators gemini general genesis genius george georgia german geronimo gfhjkm ghbdtn giants gibson ginger global
gloria goblue goddess godzilla goforit gogogo goldberg golden goldfish goldie golfer goober google gordon
gracie greenday gregory griffin guinness guitar gundam gunner hacker hahaha hamilton hamlet hammer hamster
hannah hardcore hardon harley harold harrison harvey hawaii hawkeye heather heaven hellfire helpme hendrix
hentai hercules herman hesoyam highland hiphop hitman hjvfirf hobbes hobbit hockey holiday holland hooker
hooters hornet horney horses hotdog hotrod hotsex hotstuff hottie houston howard hummer hunter hunting huskers
ibanez icecream iceman iloveu iloveyou impala indian indiana indians indigo infinity insane inside integra
internet ireland ironman isabelle island istanbul italia iwantu izmir jackass jackie jackson jaguar jasmin
jasmine jasper jeffrey jennifer jeremy jerome jessica jessie jester jjjjjj joanne joejoe johnny johnson
jonathan jordan joseph joshua julian jungle junior jupiter justice justin justme juventus kaiser karate karina
katana kathleen kawasaki kelsey kenneth kermit killer kimberly kirill kissme kitten kkkkkk klaster knicks
knight kodiak kramer kristen kristin kristina kurumsal lacrosse ladies lakers lalala lancer larisa lasvegas
lauren lawrence leather legend lennon leonard leonardo lesbian leslie lestat letmein liberty lickme lifehack
lights lincoln lindsay little liverpoo liverpool lizard logitech lolita lollol london lonewolf longhorn
looking louise lovelove lovely loveme loverboy lovers loveyou lucifer machine maddie maddog madison madman
madmax madness madonna maggie magnum maiden maksim malibu manager manchester manson manuel manutd marathon
marcel marcus mariah marina marine marines marino marion marlboro marley marshall martha martin marvin
maryjane master matrix matthew maverick maxima maximus maxwell melanie melissa member mememe mercedes mercury
merhaba merlin metallic metallica mexico michael michele michelle michigan mickey microsoft midnight miller
millie minecraft minnie miranda mister mistress mitchell mmmmmm mnbvcxz monday monica monika monkey monster
montana montreal mookie morgan morpheus morris mother motorola mountain mozart muffin murphy mustang mylove
nadine napoleon naruto nascar nastya natali natalie natasha nathan naughty nelson nemesis newport newton
newyork nfnmzyf nicholas nicola nicolas nicole nigger nikita nintendo nipple nipples nirvana nissan norman
norton nothing november nugget october oksana oliver olivia onelove online openup orange orlando outlaw
overlord packard packers pakistan paladin pamela pandora pantera panther panthers panties panzer paradise
parker parola pascal passion passport passwor password patches patricia patrick patriots pavilion peaches
peanut pearljam pebbles peekaboo peewee pegasus pencil penguin people pepper perfect pervert phantom philip
philips phoenix picard pickle pierre piglet pimpin pioneer pirate pitbull platinum playboy player please
pleasure poison poiuyt pokemon polaris police polina pontiac poohbear pookie poopoo popcorn popeye pornstar
porsche portugal potter powers pppppp precious predator prelude presario pretty prince princess private psycho
pumpkin purple pussies pussycat pussys pyramid qawsed qazqaz qazwsx qazwsxedc qazxsw qqqqqq qwaszx qweasd
qweasdzxc qweqwe qwerty qwertyu qwertyui qwertyuiop rabbit racecar rachel racing raider raiders rainbow random
ranger rangers raptor rascal raymond reaper rebecca reddog redhead redman redneck redrum redskins redsox
redwings reggie regina remember renegade richard robbie robert roberto rocket rockstar roland rolltide ronald
ronaldo ronnie rooster roscoe rosebud runner ruslan russell russia sabrina sailor saints sakura samantha
sammie sampson samson samsung samuel samurai sandman sandra saturn savage savannah scarface school scooby
scooter scorpio scorpion scotland scotty scully seattle secret security semperfi seniseviyorum serega serenity
sergey service sexsex sexual shadow shaggy shamrock shannon sharon shelby shelly sherlock shirley shithead
shooter shorty shotgun sidney siemens sierra sifrem silver simone simple simpson simpsons singer single sister
skater skeeter skipper skippy skyline slayer slipknot smiley smitty smokey smooth snickers sniper snoopy
snowball snowman soccer softball soldier sophia sophie spanky sparky spartan special speedy spencer spider
spiderma spiderman spirit spitfire spooky sports spring squirt srinivas ssssss stacey stalker stanley stargate
startrek starwars stealth steelers stefan stella stephani stephen sterling steven stewart stinger stingray
stinky stones stormy street strike student stupid subaru sublime success sucker suckit suckme summer sundance
sunday sunset sunshine superfly superman surfer suzuki svetlana sweetie sweetpea sweety swimming swinger
swordfis swordfish sydney system tanner target tarheels tarzan tattoo taurus taylor teacher techno tennis
teresa tester testing testtest thailand theman theone therock thomas thuglife thumper thunder tickle tiffany
tigers tigger timber timothy tinker tintin titanic titans tomcat tomtom topgun tornado toronto toshiba toyota
trabzonspor transam travel travis trevor trfnthbyf trigger trinity tristan triumph trixie trojan trombone
trooper trouble trucker trucks trumpet tucker turkey turkiye turtle tweety ultimate unicorn united vagina
valentin valentina valera valerie vampire vanessa vegeta veronica veronika vfhbyf vfrcbv vfvjxrf victor
victoria victory viking vikings viktor vincent virgin virginia vision vladimir voodoo voyager walker wallace
walter wanker warcraft warlock warren warrior watson weasel webster welcome wesley westham westside wetpussy
whatever whynot wicked wildcat wildcats william williams willie willow wilson windows winner winnie winston
winter wizard wolfgang wolfpack wolverin wolves wombat wonder wordpass wrangler wutang xavier xfiles xxxxxx
xxxxxxxx yamaha yankee yankees ybrbnf yellow yfnfif yonetici ytrewq yvonne zachary zaqwsx zeppelin zipper
zombie zxcvbn zxcvbnm zzzzzz
`
    .trim()
    .split(/\s+/),
);
