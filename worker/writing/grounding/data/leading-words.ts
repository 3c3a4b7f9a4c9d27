/** What companies and their products do, in the third person. */
export const offering: ReadonlySet<string> = new Set(
  `
offers provides sells charges costs ships supports integrates launches includes lets comes competes delivers
uses makes gives handles builds runs promises claims bills hosts works connects syncs imports exports adds
allows enables helps serves brings powers trusts recommends relies does
`
    .trim()
    .split(/\s+/),
);

/** The same in the past, which says nothing about number: a plural may stand before it. */
export const offered: ReadonlySet<string> = new Set(
  `
launched acquired bought introduced announced released switched chose
`
    .trim()
    .split(/\s+/),
);

/** Only companies and people do this, whatever the word before looks like. */
export const dealing: ReadonlySet<string> = new Set(
  `
competes charges sells bills acquired bought hired
`
    .trim()
    .split(/\s+/),
);

/** Words without a plural, and others, that begin a sentence and are no names. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
access advice air also april art audio august autumn backup bread browser business cash cashflow change chaos
choice clarity code coffee common content context copy cost craft credit culture data death debt december demand
depth design desktop detail education effort email energy english export faith fear feature february feedback
finally finance first food fraud friday fun growth habit half hardware health help history hope however import
income input instinct january joy july june label land last law let life light list logic login love luck mail
management march media memory milk mobile monday money music nature neither news next none november nowadays
october offline online order others output paper part payment payroll peace people power practice price pride
print privacy profit progress proof quality rain research revenue risk room routine safety sales saturday
science search second security september setup signup silence skill software sometimes sound space speed sport
spring staff storage stress style success summer sunday supply support sync talent taste tax team text theft
theory third thursday today tomorrow tonight traffic trust tuesday value video war waste water wealth web
wednesday whatever whichever whoever winter worth yes yesterday
`
    .trim()
    .split(/\s+/),
);
