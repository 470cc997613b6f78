/**
 * Words that may vanish: articles, pronouns, auxiliary verbs, joints, politeness, verbs of asking and of coming to be.
 * Any other word that is nobody's metric, dimension, name, period or form of question is asked back.
 */
export const noiseWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its i you we they he she my our your their us me them mine ours one
  ones there here anywhere is are was were be been being am do does did done doing has have had having can could
  would should might must may shall please pls plz thanks thank kindly just really very quite so too still
  already ever actually basically simply show give tell get got getting gotten see look display provide
  calculate compute fetch pull retrieve find let know want need wanna id ill im ive lets whats hows wheres who whom whos
  thats hi hey hello dear hallo guten bitte mir zeig zeige gib much many
  how what when where such some any about around roughly approximately approx ca circa make made making
  come came coming bring brought bringing drive drove driven driving receive received receiving generate
  generated generating happen happened happening occur occurred take took taken go went gone going figure
  figures amount numbers number of in on at for to from by with as into onto per and or then than but
  while ist sind war waren wir ich habe haben hatten hatte hat der die das den dem des ein eine
  einen einer eines um zu zur zum auf fur von mit bei wie viel viele wann wo uns unser unsere unserer
  unseren unserem es gab gibt kam kamen kommen bekommen gemacht machen list breakdown question overall
  sorted rank ranked ranking ok okay fine sure yes yeah nope maybe perhaps also now which whose say said
  tells told shown showing seen looking looked wonder wondering whether check checking analyze analyse
  analyzed examine wants wanted needed exactly precisely all everything everyone everybody anything something comes
  arrive arrived arriving ranks between sprechen zeigen anzeigen sag sagen versus se yield yields yielded
  sees saw seeing gives gave both each every myself ourselves yourself themselves turn turned looks seem
  seems seemed compared comparing comparison via etc eg ie metric metrics stat stats statistic statistics
  pulled way excl incl hereby therefore hence thus counted observed reported perform performed performing performance
  use landed data dataset exist exists`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/**
 * Common words that say something: no slips of the pen, no names of this site by themselves, and never passed over but in
 * the phrases of framing-phrases.ts.
 */
export const contentWords: ReadonlySet<string> = new Set(
  `yet currently return print output like love used using visit visited site website web shop
  store company business property account analytics ga ga4 gsc file placed report reports result
  results value values level levels quantity count counts if because wer letzte work worked working
  deliver delivered contribute contributing attract attracted attracting sell sold place quick quickly
  summary brief detail details detailed information info answer online regarding respect term terms basis
  order sort view views viewed particular specific certain given current period time timeframe date dates
  range good bad nice great well again kind kinds type types sorts category categories group groups
  segment segments advance curious help helps possible possibly thing things whole entire people
  person visitor user customer send sent sending produce produced producing accounts accounted represent
  represented browse browsing shopping land landing start started starting begin began appear appears
  appeared appearing search searches searching out up off over under through during within across
  insgesamt accumulate accumulated keep kept hold held stay stayed staying remain remained far long big
  small large high low different same similar end ends ended ending finish finished lately recently
  generally usually often primarily mainly mostly largely experience experienced undergo own owns record
  recorded register registered logged log tracked measure measured enter entered reach reaches achieve
  achieved hit hits either neither nor organization team boss client clients reporting meeting
  presentation exact precise true real actual purposes purpose sake context associated related respective
  corresponding belonging split broken down available existing dimension dimensions percentage points pp
  completed finalized acquired collected captured noted obtained processed submitted until till more most
  less least`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
