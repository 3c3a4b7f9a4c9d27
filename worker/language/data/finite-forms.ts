/** The closed classes of English by which a finite verb is known, and its commonest irregular verbs. */

/** Finite wherever they stand. */
export const auxiliaries = new Set<string>(
  (
    "is are was were am has have had does do did can could will would shall should may might must cannot isn't aren't wasn't weren't hasn't " +
    "haven't hadn't doesn't don't didn't can't couldn't won't wouldn't shouldn't it's that's there's here's what's you're we're they're i'm " +
    "you'll we'll they'll it'll i'll you've we've they've i've you'd we'd they'd"
  ).split(' '),
);
/** Pasts that are no participles: 'made' and 'built' may be either. */
export const pasts = new Set<string>(
  'became began broke came chose did drew drove fell flew forgot gave grew knew ran rose saw shook spoke swam took threw went woke wore wrote'.split(
    ' ',
  ),
);
/** Before a verb rather than before a noun. */
export const subjects = new Set<string>(
  'i you he she it we they who everyone everybody anyone nobody everything nothing someone'.split(' '),
);
export const determiners = new Set<string>('a an the all every any one some everything'.split(' '));
/** They open a clause whose verb is not the text's. */
export const relatives = new Set<string>('that which who whom whose where when what how why if'.split(' '));
/** Pasts that are participles too. */
export const pastsAndParticiples = new Set<string>(
  'bought brought built caught cost cut dealt felt found got had held kept laid led left lost made meant met paid put read said sent set sold spent stood taught thought told understood won'.split(
    ' ',
  ),
);
/** Behind a verb rather than behind a noun. */
export const complementOpeners = new Set<string>(
  'to with on at through via across by up down out off into back between more less most twice once well together there when because if'.split(
    ' ',
  ),
);
