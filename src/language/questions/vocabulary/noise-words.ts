/** Words without which the question asks the same. */
export const noiseWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its i you we they he she my our your their us me them mine ours who whom one ones there here
  is are was were be been being am do does did done doing has have had having can could would should might must may shall
  please pls plz thanks thank kindly just really very quite so too still already yet ever actually basically simply currently
  show give tell get got getting gotten see look display provide return calculate compute fetch pull retrieve print output find let know want need like love
  would wanna id ill im ive lets whats hows wheres whos thats dont doesnt didnt cant hi hey hello dear hallo guten tag bitte mir zeig zeige gib
  much many how what when where such some any about around roughly approximately approx ca circa
  make made making come came coming bring brought bringing drive drove driven driving receive received receiving generate generated generating
  happen happened happening occur occurred take took taken go went gone going been use used using visit visited
  site website web shop store company business homepage's property account analytics ga ga4 gsc google's data dataset file report reports
  perform performed performing performance result results value values figure figures amount numbers level levels
  number quantity count counts of in on at for to from by with as into onto per the and or if then than but while because since
  our us we was were ist sind war waren wir ich habe haben hatten hatte hat der die das den dem des ein eine einen einer eines im in am um zu zur zum auf fur von mit bei
  wie viel viele was wann wo wer uns unser unsere unserer unseren unserem es gab gibt kam kamen kommen bekommen gemacht machen letzte
  work worked working deliver delivered contribute contributing attract attracted attracting sell sold place placed
  quick quickly summary brief list breakdown detail details detailed information info question answer
  online there's overall regarding respect term terms basis order sort sorted rank ranked ranking view views viewed particular specific certain given
  current period time timeframe date dates range
  good bad nice great well ok okay fine sure yes yeah nope maybe perhaps also again then now today's
  which whose that's what're kind kinds type types sort sorts category categories group groups segment segments
  say said tells told shown showing seen looking looked wonder wondering whether advance curious check checking analyze analyse analyzed examine
  help helps want wants wanted needs needed possible possibly exactly precisely
  all everything everyone anything something thing things whole entire
  people person visitor user customer
  send sent sending produce produced producing account accounts accounted represent represented 
  spend's browse browsing shop's shopping come comes arrive arrived arriving land landing landed start started starting begin began
  rank ranks ranking appear appears appeared appearing search searches searching
  out up off over under through between during within across
  sprechen zeigen anzeigen sag sagen insgesamt
  versus such accumulate accumulated keep kept hold held stay stayed staying remain remained
  far long big small large high low different same similar
  end ends ended ending finish finished per se
  yield yields yielded see sees pageview's lately recently generally usually often mostly primarily mainly largely
  experience experienced undergo own owns saw seeing record recorded register registered logged log tracked measure measured
  give gives gave given enter entered reach reaches achieve achieved hit hits
  both either neither each every nor
  me myself ourselves yourself themselves
  turn turned look looks seem seems seemed
  organization team boss client clients report reporting meeting presentation
  monday's weekly's exact precise true real actual
  i'd i'm we're we've it's
  purposes purpose sake context
  associated related respective corresponding belonging
  compared comparing comparison
  split broken down
  via etc eg ie
  available existing
  top's metric metrics dimension dimensions stat stats statistic statistics
  percentage points pp
  excl incl
  hereby therefore hence thus
  completed finalized counted observed acquired collected captured noted reported obtained processed submitted
  could've should've would've
  until till
  more most less least`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
