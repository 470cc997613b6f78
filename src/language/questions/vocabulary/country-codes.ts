/** ISO 3166-1: the code of two letters, and right behind it that of three. */
const CODES = `
    AFAFG ALALB DZDZA ASASM ADAND AOAGO AIAIA AGATG ARARG AMARM AWABW AUAUS ATAUT AZAZE BSBHS BHBHR BDBGD BBBRB
    BYBLR BEBEL BZBLZ BJBEN BMBMU BTBTN BOBOL BABIH BWBWA BRBRA BNBRN BGBGR BFBFA BIBDI CVCPV KHKHM CMCMR CACAN
    KYCYM CFCAF TDTCD CLCHL CNCHN COCOL KMCOM CGCOG CDCOD CRCRI CICIV HRHRV CUCUB CWCUW CYCYP CZCZE DKDNK DJDJI
    DMDMA DODOM ECECU EGEGY SVSLV GQGNQ ERERI EEEST SZSWZ ETETH FOFRO FJFJI FIFIN FRFRA GFGUF PFPYF GAGAB GMGMB
    GEGEO DEDEU GHGHA GIGIB GRGRC GLGRL GDGRD GPGLP GUGUM GTGTM GGGGY GNGIN GWGNB GYGUY HTHTI HNHND HKHKG HUHUN
    ISISL ININD IDIDN IRIRN IQIRQ IEIRL IMIMN ILISR ITITA JMJAM JPJPN JEJEY JOJOR KZKAZ KEKEN KIKIR KPPRK KRKOR
    KWKWT KGKGZ LALAO LVLVA LBLBN LSLSO LRLBR LYLBY LILIE LTLTU LULUX MOMAC MGMDG MWMWI MYMYS MVMDV MLMLI MTMLT
    MHMHL MQMTQ MRMRT MUMUS YTMYT MXMEX FMFSM MDMDA MCMCO MNMNG MEMNE MSMSR MAMAR MZMOZ MMMMR NANAM NRNRU NPNPL
    NLNLD NCNCL NZNZL NINIC NENER NGNGA MKMKD NONOR OMOMN PKPAK PWPLW PSPSE PAPAN PGPNG PYPRY PEPER PHPHL PLPOL
    PTPRT PRPRI QAQAT REREU ROROU RURUS RWRWA KNKNA LCLCA VCVCT WSWSM SMSMR STSTP SASAU SNSEN RSSRB SCSYC SLSLE
    SGSGP SXSXM SKSVK SISVN SBSLB SOSOM ZAZAF SSSSD ESESP LKLKA SDSDN SRSUR SESWE CHCHE SYSYR TWTWN TJTJK TZTZA
    THTHA TLTLS TGTGO TOTON TTTTO TNTUN TRTUR TMTKM TCTCA TVTUV UGUGA UAUKR AEARE GBGBR USUSA UYURY UZUZB VUVUT
    VAVAT VEVEN VNVNM VGVGB VIVIR YEYEM ZMZMB ZWZWE XKXKX`
  .trim()
  .split(/\s+/)
  .map((pair): [two: string, three: string] => [pair.slice(0, 2), pair.slice(2)]);

/** Names that exports write otherwise than the English names of Unicode's CLDR do. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  'czech republic': 'CZ',
  turkey: 'TR',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  myanmar: 'MM',
  'russian federation': 'RU',
  'viet nam': 'VN',
  'korea, republic of': 'KR',
  'republic of korea': 'KR',
  'the netherlands': 'NL',
  'bosnia and herzegovina': 'BA',
  'trinidad and tobago': 'TT',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  macedonia: 'MK',
  'macedonia (fyrom)': 'MK',
  swaziland: 'SZ',
  palestine: 'PS',
  'antigua and barbuda': 'AG',
  congo: 'CG',
};

const english = new Intl.DisplayNames('en', { type: 'region' });

const known = new Map<string, string>([
  ...CODES.flatMap(([two, three]): [string, string][] => [
    [two.toLowerCase(), two],
    [three.toLowerCase(), two],
    [(english.of(two) ?? two).toLowerCase(), two],
  ]),
  ...Object.entries(OTHERWISE),
]);

/** The code of two letters of a country, however a file names it; undefined where it is none. */
export const countryCode = (name: string): string | undefined => known.get(name.trim().toLowerCase());

export const countryName = (code: string): string => english.of(code) ?? code;
