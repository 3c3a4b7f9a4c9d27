export const review = `
aim: (its aim is a verdict|what counts is a verdict|it ends with a verdict) that (a reader can check|can be checked|stands on evidence), so every (judgement|point|praise and every complaint) needs its reason.
aim: (therefore|for that reason|because of that), the author has to have (used|tried|lived with) {k}, or must say (that they have not|so in the first lines|openly that they did not).
ask: what (was tested|exactly was tried), for how long and (by whom|under which conditions|with which purpose)?
ask: what (works well|is good|convinces|pleases most) (about|with) {k}, and (what is the evidence|how did that show|who else says so|did that last)?
ask: what (does not work|is weak|disappoints), and how much does (that|it) (matter|weigh|hurt) (in daily use|to most people|in the end)?
ask: (what|how much) does {k} (cost|ask for|take) over (a year|twelve months|one season) of (real|daily|ordinary) use?
ask: how does it (compare with|stand against) (what people used before|the obvious alternative|doing nothing)?
ask: (who should|which reader should|what kind of person should) (choose|go for|take up) {k}, and (who should not|who is better off without it|for whom is it too much)?
part: (What was tested|The test|How it was done) :: (first|to begin with), this part (says how the test was done|describes the test|tells what was done), (so that others can repeat it|with dates and conditions|and what was left out).
part: (What is good|Strengths|What convinced) :: (then|next|after that) (come|follow) the (strengths|good sides|points in favour) of {k}, (each with|none without|every one with) (an example|a scene from the test|a case|a note from the test).
part: (What is not|Weak points|What disappointed) :: however, (nothing is without faults|there is a bill to pay|not all is well|praise alone is no review), and this part (names the weak points|lists the faults openly|goes through what fell short|shows where it failed), (small ones too|the worst first|in order of weight).
part: (The verdict|In the end|What remains) :: finally, (one paragraph|a short paragraph|a handful of sentences) (sums up|weighs both sides|decides) and says (for whom it is worth the price|who should go for it|to whom it is of use).
look: (an own test|the author's own use|a week of own use) is the (main|first|best) source, and (a diary|notes with dates|photos) (keep it honest|help memory|make it credible).
look: (other reviews|earlier tests|long-term reports) (come after|are for later|should be read last), because (first impressions fade|they colour the eye|it is too easy to agree).
look: (the maker|those behind {k}|whoever offers it) should (get a chance to answer|be asked about each fault|see the list of faults), (before it is published|in writing|with a date to reply by).`;

export const news = `
aim: (its aim is to say what happened|it has to say what happened|what happened comes first), and the first paragraph (should do so in full|must hold it all|has to stand alone).
aim: after that come (the background and the reactions|background, then reactions|reactions and background), (in falling order of weight|the weightiest first|so that it can be cut from the end).
ask: what happened (around|with|in the matter of) {k}, when, where, and (who says so|from whom is that known|what is the first source)?
ask: what is (new|different) about it when compared to (what was known|last year|the state before)?
ask: who is (affected|touched by it|better or worse off), and (how|how badly|in which way|since when)?
ask: what do (those involved|the people concerned|both sides) say, (in their own words|on record|by name)?
ask: which (figures|documents|dates) (prove it|can be checked|back it up), and (who holds them|where are they published|who has seen them)?
ask: what (happens|comes|is planned|is due) next, and (when is that decided|who decides|which date should a reader note)?
part: (What happened|The news|The event) :: first, this part gives the event (with date and source|with its date, place and source|in three sentences), (and no opinion|before any background|nothing else).
part: (The background|How it came to this|What came before) :: then it (says how it came to this|tells what led to it|goes back to the start), (as far as {k} is concerned|no further than needed|in order of time).
part: (The reactions|What others say|Voices) :: after that, (those who are affected|people on each side|the ones concerned) (have their say|are quoted by name|speak for themselves), (at equal length|with their role|without comment).
part: (What comes next|The next dates|Open points) :: finally, the (dates and decisions to watch|next decisions|open questions) (follow|close the report|stand in a short list), each with (its date|who decides|a source).
look: (press releases and filings|official statements|court and company filings) (date the event|give the date|come first), (although they praise themselves|but they take sides|even if they are one-sided).
look: (at least two sources that do not know each other|two independent sources|a second, independent source) (must agree|have to confirm it|are needed) before {k} (makes a headline|is news|is reported).
look: (local papers and trade journals|the trade press|specialised reporters) (often have it first|know the people|saw it coming), so (a call to one of them|their archive|an old report) helps.`;

export const business = `
aim: (its aim is a decision|it prepares a decision|what counts is the decision), so the reader needs (costs, benefits and risks|cost, gain and risk|what it costs and what it brings) in one place.
aim: (for that reason|therefore|because money is at stake), every figure in it must come with (a source and a date|its source and date|a date and someone who vouches for it).
ask: which (business problem|problem of a company|loss) does {k} (solve|take away|reduce), and (how large is it today|what does it cost now|who feels it)?
ask: (what|how much) does {k} (cost|take|ask for) (to begin|at the start|in the first month), and (what|how much) (to keep up|each year after|in the third year)?
ask: (what|which|how much) return (can a company expect|is a company to expect|may be hoped for) (from it|from {k}), and after how (long|many months)?
ask: which risks (are there|does it bring|come with it), and how can they be (limited|insured|kept small)?
ask: who in the company has to (agree|sign|change their work), and what do (they|these people) (need to hear|fear|gain)?
ask: what (happens|does it cost) if (nothing is done|the company waits a year|the decision is put off)?
part: (The problem|What it costs today|The starting point) :: first, this part shows what the present state (costs|takes each year|takes in time and money), (in one figure if possible|with a figure that can be checked|department by department).
part: (The case for it|What it brings|Cost and benefit) :: then it (sets benefits against costs|weighs cost and gain|does the sums on {k}), with a source for (each figure|every line|all that is counted).
part: (The risks|What can go wrong|The other side) :: however, a case without risks (convinces nobody|is a brochure|will not survive the meeting), so this part (names them|lists them with their price|gives each its odds).
part: (The first steps|The first month|How to begin) :: finally, it says what a company can do (in the first month|at once|with little money), (who does it|by whom|with which people) and (how to tell that it works|when to stop|what to measure).
look: (annual reports and filings|published accounts|offers from vendors) (give costs that someone signed|hold figures that can be quoted|show real prices), (unlike brochures|not estimates|with a date).
look: (two companies of the same size|a company one year ahead|customers who left) (tell what went wrong|know the hidden costs|can say what they would do otherwise), if (they are asked|someone calls them|names stay out of it).
look: (the own books|the company's own figures|last year's invoices) (show what {k} would replace|hold the present costs|are the base of the sum), so (finance comes first|begin there|ask there first).`;
