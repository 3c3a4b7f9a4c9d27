import { escapePattern } from '../../../escape-pattern.ts';

/**
 * Plainer words for those of encyclopedias. Verbs have four forms (base, third person, past and participle, -ing), and only such are
 * here whose past and participle are one word; other entries are as they stand. None changes how sure or how much a sentence says.
 */
const verbs = `employ employs employed employing > use uses used using
utilize utilizes utilized utilizing > use uses used using
utilise utilises utilised utilising > use uses used using
obtain obtains obtained obtaining > gain gains gained gaining
specify specifies specified specifying > state states stated stating
perform performs performed performing > carry_out carries_out carried_out carrying_out
conduct conducts conducted conducting > carry_out carries_out carried_out carrying_out
construct constructs constructed constructing > build builds built building
manufacture manufactures manufactured manufacturing > make makes made making
propose proposes proposed proposing > put_forward puts_forward put_forward putting_forward
emerge emerges emerged emerging > appear appears appeared appearing
originate originates originated originating > start starts started starting
commence commences commenced commencing > start starts started starting
terminate terminates terminated terminating > end ends ended ending
facilitate facilitates facilitated facilitating > ease eases eased easing
enhance enhances enhanced enhancing > improve improves improved improving
outline outlines outlined outlining > set_out sets_out set_out setting_out
acquire acquires acquired acquiring > gain gains gained gaining
assist assists assisted assisting > help helps helped helping
attempt attempts attempted attempting > try tries tried trying
encounter encounters encountered encountering > meet meets met meeting
ensure ensures ensured ensuring > make_sure makes_sure made_sure making_sure
permit permits permitted permitting > allow allows allowed allowing
reside resides resided residing > live lives lived living
retain retains retained retaining > keep keeps kept keeping
select selects selected selecting > pick picks picked picking
purchase purchases purchased purchasing > buy buys bought buying
possess possesses possessed possessing > have has had having
constitute constitutes constituted constituting > form forms formed forming
exploit exploits exploited exploiting > - uses used using
investigate investigates investigated investigating > study studies studied studying
diminish diminishes diminished diminishing > lessen lessens lessened lessening
attenuate attenuates attenuated attenuating > dampen dampens dampened dampening
decline declines declined declining > - falls - falling
preclude precludes precluded precluding > rule_out rules_out ruled_out ruling_out
fluctuate fluctuates fluctuated fluctuating > vary varies varied varying
extract extracts extracted extracting > - - drawn drawing
supply supplies supplied supplying > - - provided providing
demonstrate demonstrates demonstrated demonstrating > show shows shown showing
indicate indicates indicated indicating > show shows shown showing
assert asserts asserted asserting > claim claims claimed claiming
incorporate incorporates incorporated incorporating > include includes included including
solidify solidifies solidified solidifying > harden hardens hardened hardening
necessitate necessitates necessitated necessitating > require requires required requiring
yield yields yielded yielding > - - - giving
exhibit exhibits exhibited exhibiting > - - shown showing`;

const phrases = `great majority of > largest part of
accounts for the > makes up the
account for the > make up the
at a later time > later
at the time of > during
prone to > liable to
is decisive for > decides on
are decisive for > decide on
ubiquitous > very common
locations > places
location > place
dwellings > homes
rapidly > quickly
roughly > about
consequently > therefore
renewed interest in > revived interest in
a matter of concern > a concern
remains unchanged > stays the same
remain unchanged > stay the same
suitable > fitting
inexpensive > cheap
least expensive > cheapest
expensive > costly
worldwide > around the world
render them > make them
customarily > usually
extensive > wide
for this reason > because of this
it is for this reason that > for this reason
large number of > great number of
beneficial > useful
detrimental > harmful
proximity to > nearness to
in close proximity to > close to
deals with > is about
deal with > are about
concerns itself with > deals with
concern themselves with > deal with
a wide variety of > a broad range of
a wide range of > a broad range of
a variety of > a range of
a number of > several
the concept of > the idea of
concepts of > ideas of
the notion of > the idea of
conceived the idea of > had the idea of
developed out of > grew out of
developed into > grown into
resulted in > led to
results in > leads to
result in > lead to
which resulted in > which led to
attracted the attention of > drew the interest of
essential for > vital for
essential to > vital to
crucial for > vital for
important role in > large part in
plays a role in > has a part in
play a role in > have a part in
the objective of > the aim of
the primary objective of > the chief aim of
the goal of > the aim of
the purpose of > the point of
remain beyond > lie beyond
also known as > also called
referred to as > called
generally > mostly
originally > at first
initially > at first
subsequently > later
simultaneously > at the same time
frequently > often
occasionally > at times
particularly > above all
in particular > above all
principally > mainly
predominantly > mostly
primarily > mainly
extensively > widely
previously > earlier
currently > at present
approximately > about
entirely > wholly
significantly > clearly
considerably > much
relatively > fairly
extremely > very
additional > further
numerous > many
multiple > several
entire > whole
primary > main
considerable > large
substantial > large
fundamental > basic
prominent > well-known
similar to > much like
due to the > because of the
as a result of > because of
in accordance with > in line with
with respect to > as regards
with regard to > as regards
in the case of > with
in the context of > within
in the presence of > with
on the basis of > on the strength of
by means of > through
prior to > before
subsequent to > after
rather than > instead of
despite > in spite of
whereas > while
the majority of > most
individuals > people
components > parts
component > part
scientists > researchers
large increase in > great rise in
increase in > rise in
decrease in > fall in
reduction in > cut in
around the world > all over the world
across the world > all over the world
throughout the world > all over the world
in many cases > often
in some cases > at times
it is possible to > one can
took place > happened
takes place > happens
take place > happen
came into use > came up
led to > brought about
leads to > brings about
lead to > bring about
differs from > is unlike
differ from > are unlike
is essential > is vital
is governed by > obeys
are governed by > obey
is often treated as > often counts as
is defined as > means
are defined as > mean
is related to > has to do with
are related to > have to do with
is similar to > resembles
are similar to > resemble
is equal to > equals
are equal to > equal
is able to > can
are able to > can
is the study of > studies
refers to > means
refer to > mean
is one of the > is among the
are one of the > are among the
in contrast to > unlike
as opposed to > unlike
gave rise to > led to
give rise to > lead to
a given > a particular
in conjunction with > together with
on a daily basis > every day
a large number of > many
a small number of > a few
at least one > one or more
is considered to be > counts as
has the ability to > can
have the ability to > can
is composed of > consists of
are composed of > consist of
has led to > has brought about
have led to > have brought about
with the exception of > except for
is derived from > comes from
are derived from > come from
is located in > lies in
is known for > is famous for
are known for > are famous for
is made up of > consists of
are made up of > consist of
in general > on the whole
in recent years > of late
up until > until
was able to > could
were able to > could
in addition to > besides`;

type Swap = readonly [RegExp, string];

const pairs = (text: string): Array<[string, string]> =>
  text.split('\n').map((line) => {
    const [from = '', to = ''] = line.split(' > ');
    return [from, to];
  });

export const plainWords: readonly Swap[] = [
  ...pairs(verbs).flatMap(([from, to]) => {
    const forms = to.split(' ');
    return from.split(' ').flatMap((form, at): Swap[] => {
      const other = forms[at] ?? '-';
      return other === '-' ? [] : [[new RegExp(`\\b${form}\\b(?! to\\b)`, 'gu'), other.replace('_', ' ')]];
    });
  }),
  ...pairs(phrases).map(([from, to]): Swap => [new RegExp(`\\b${escapePattern(from)}\\b`, 'gu'), to]),
];
