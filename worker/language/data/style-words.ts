/** Word lists of the readability and keyphrase checks, English only. */

/** A sentence with one of these is tied to its neighbours. Entries of several words are matched as a run of words. */
export const transitionWords: readonly string[] = (
  'accordingly|additionally|afterward|afterwards|albeit|also|although|altogether|another|because|before|besides|but|certainly|' +
  'chiefly|comparatively|concurrently|consequently|conversely|correspondingly|despite|during|earlier|equally|especially|' +
  'eventually|evidently|explicitly|finally|firstly|following|formerly|further|furthermore|generally|hence|henceforth|however|' +
  'identically|indeed|instead|last|lastly|later|lest|likewise|markedly|meanwhile|moreover|nevertheless|nonetheless|nor|' +
  'notwithstanding|obviously|occasionally|otherwise|overall|particularly|presently|previously|rather|regardless|secondly|' +
  'shortly|significantly|similarly|simultaneously|since|so|soon|specifically|still|subsequently|surely|surprisingly|than|then|' +
  'thereafter|therefore|thirdly|though|thus|till|undoubtedly|unless|unlike|until|when|whenever|whereas|while|' +
  'above all|after all|after that|all in all|all things considered|as a matter of fact|as a result|as an illustration|' +
  'as long as|as much as|as opposed to|as soon as|as well as|at any rate|at first|at last|at least|at length|at the same time|' +
  'at this point|by all means|by and large|by comparison|by the same token|by the time|compared to|coupled with|' +
  'different from|due to|equally important|even if|even more|even so|even though|for example|for instance|for one thing|' +
  'for that reason|for the most part|for the same reason|for this purpose|for this reason|from time to time|given that|' +
  'in a word|in addition|in any case|in any event|in brief|in case|in conclusion|in contrast|in detail|in due time|in effect|' +
  'in either case|in essence|in fact|in general|in light of|in order that|in order to|in other words|in particular|in reality|' +
  'in short|in spite of|in sum|in summary|in that case|in the event that|in the first place|in the long run|in the meantime|' +
  'in the same way|in the second place|in this case|in time|in truth|in view of|most important|not only|not to mention|' +
  'note that|now that|of course|on account of|on balance|on the contrary|on the one hand|on the other hand|on the whole|' +
  'on top of that|once|only if|owing to|prior to|provided that|so as to|so far|so long as|so that|sooner or later|such as|' +
  'summing up|that is|that is to say|then again|to be sure|to begin with|to clarify|to conclude|to illustrate|' +
  'to put it another way|to put it differently|to sum up|to summarize|to that end|to this end|together with|until now|' +
  "what's more|what is more|with this in mind|without a doubt|without delay"
).split('|');

/** Pairs whose two halves tie the parts of one sentence together. */
export const transitionPairs: ReadonlyArray<readonly [string, string]> = [
  ['both', 'and'],
  ['either', 'or'],
  ['neither', 'nor'],
  ['if', 'then'],
  ['whether', 'or'],
  ['not only', 'but also'],
];

/** Past participles that do not end in -ed. */
export const irregularParticiples: ReadonlySet<string> = new Set(
  (
    'arisen awoken beaten become begun bent bet bitten bled blown born bought bound bred broken brought built burnt burst cast ' +
    'caught chosen clung cut dealt done drawn driven driven eaten fallen fed felt fought found flown forbidden forgotten ' +
    'forgiven frozen given gone ground grown heard held hidden hit hung hurt kept known laid led left lent let lit lost made ' +
    'meant met mistaken overcome paid proven put read rid ridden risen run said seen sent set sewn shaken shed shot shown ' +
    'shrunk shut sold sought spent split spoken spread sprung spun stolen stood struck stuck sung sunk swept swum sworn swung ' +
    'taken taught thought thrown told torn understood upset woken won worn woven written'
  ).split(' '),
);

/** Words in -ed that are no participles, or that mostly stand as adjectives after 'to be'. */
export const notParticiples: ReadonlySet<string> = new Set(
  'need embed speed feed seed weed bed red indeed shed bleed breed exceed proceed succeed hundred sacred naked wicked tired limited unlimited advanced detailed experienced interested'.split(
    ' ',
  ),
);
