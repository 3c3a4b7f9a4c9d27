export const informational = `
aim: (its aim is to explain|it is meant to explain|the task is to explain), so (a reader who starts from nothing|someone new to {k}|a curious outsider) (should be able to follow|should not get lost|can follow) (from the first line on|all the way through|without a dictionary).
aim: (the tone stays neutral|no side is taken|it sells nothing), because (readers come to learn|people who look up {k} want to understand|the point is understanding) (and not to be sold to|rather than persuasion|before any decision).
ask: what (does {k} mean|is {k}) in (plain|everyday|simple) words, and (where does it begin and end|what does not belong to it|what is it often mistaken for)?
ask: (why does {k} matter|what makes {k} matter) (now|today|at present), and (to whom|for whom most of all|who would miss it)?
ask: how does {k} (work|come about|go on), (step by step|from start to end|in the order in which it happens)?
ask: which (terms|words|names) does a reader (need|meet) (first|early on|along the way), and what do they mean?
ask: which (mistakes|misunderstandings|errors) are common (about {k}|among beginners|here), and (how can they be avoided|what is true instead|where do they come from)?
ask: where do (experts|people who know {k} well|the sources) (disagree|differ|hold different views), and (why|over what|on which evidence)?
part: (Background|Where it comes from|The setting) :: (first|to begin with), this part (says where {k} comes from|sets out where {k} began|gives the origin of {k}) and (which terms a reader needs|what the main words mean|which words will come up).
part: (How it works|The thing itself|Step by step) :: (then|after that|next), it (takes the reader through {k}|follows {k} from start to end|shows {k} at work), with one (example that runs through all of it|case that comes back each time|real case from start to finish).
part: (What to watch out for|Limits|Where it gets difficult) :: (however, there are limits|no subject is without limits|of course, not all is simple), so this part (names limits and errors|collects limits and weak points|says where {k} falls short), (each with its source|all of them with a source|never without a source).
part: (What follows from it|What it means for the reader|Taking it further) :: finally, the reader (learns what to do with it|sees what it means for them|finds out what to do next) (in one page or less|in a few sentences|without new terms).
look: (an encyclopedia|a standard textbook|a reference work) (serves for the terms|is the place for terms|settles the terms), (since it names its own sources|because it can be checked|for it leads on to others).
look: (research reviews|survey articles|overviews by universities) (show|tell) where experts (agree|differ), which (one study|a single paper|one author) never does.
look: (associations|museums|public bodies) that (deal with {k}|know {k}|work on {k}) often (answer letters|keep figures|publish short guides), so (one call|an email|a visit) may save a day.`;

export const tutorial = `
aim: (its aim is a result|what counts is a result|it ends with a result): (by the last line|in the end|at the end), the reader (should have done the thing|has something that works|can show what they made|has tried it out) (on their own|without help|and knows why it works).
aim: (for that reason|therefore|because of that), each step needs (one action|a single action|exactly one thing to do) and (one way to see that it worked|a sign that it worked|a check at its end).
ask: what (does the reader|does a beginner|do readers) need (to have|to know|to buy) before (the first step|starting with {k}|they begin)?
ask: which steps lead (to the result|from nothing to {k}|to the goal), and (in which order|which of them can wait|which come first)?
ask: how can (the reader|a beginner|someone alone at home) tell (after each step|on the way|at each point) that (it worked|all is well|nothing went wrong)?
ask: what goes wrong (most often|first|for beginners) with {k}, and (what helps then|how is it put right|how can it be undone)?
ask: how (long|much time) does it take (the first time|for a beginner), and how (long|much) (later on|with practice|after a few tries)?
ask: (what is|which would be) a (sensible|good|natural) next (project|step|goal) (once it works|after that|for those who liked it)?
part: (Before the start|What to have ready|Preparation) :: (first|before anything else), this part lists the (tools, accounts and knowledge|things and skills|materials and knowledge) that {k} (calls for|needs|takes), (with what they cost|and what to use instead|nothing beyond that).
part: (The steps|Doing it|From start to finish) :: then come the steps (one by one|in order|with numbers), each (tried out by the author|done by the author at least once|tested before it is written down) and (none of them with two actions|each with its sign of success|all in the same form).
part: (When something fails|Trouble and cures|If it does not work) :: because (errors are certain|something always fails|nobody gets it right at once), this part (describes the usual ones|collects the usual errors|goes through common errors) and (their cures|what helps|how to get back on track).
part: (Going further|What comes next|After the first success) :: finally, it (points to the next thing to learn|names one next step|gives a next project), (no more than one|just one|with a link that was read).
look: (the makers' own instructions|official documentation|the manual) (comes first|is the first thing to read|stands at the start), (because versions differ|since it names the version|even where it is dull).
look: (forums and question sites|question-and-answer sites|comment sections) (show what fails|are full of errors to learn from|tell which step people miss), so (twenty threads|an hour of reading|a search for the usual error) (pays|is well spent|is worth it).
look: (do it once yourself|one own attempt at {k}|a first try by the author) and note (every hesitation|each moment of doubt|all that was unclear), for (that is the material|readers will stop at the same spot|no source has it).`;

export const comparison = `
aim: (its aim is a choice|it is there to help with a choice|what counts is the choice): the reader should know which (option|way|variant) of {k} fits which (case|need|purpose).
aim: so the (criteria|measures|points of comparison) must (stand|come|be settled) first, and (every option has to be held to the same ones|each option meets the same ones|none may change on the way).
ask: which options (belong in|should be part of|have to appear in) the comparison, and (why these|which were left out|who chose them)?
ask: which (criteria|points|properties) decide between (kinds of {k}|the options|them), and how much (weight|room) does each (carry|get|deserve)?
ask: how does each option do on each (criterion|point), and (what is the source|who measured it|when was that checked)?
ask: for (whom|which reader|which use) is each option the (better|best|right) choice?
ask: what does each (cost|ask for) (over a year|in the long run|at the start and later), (all fees included|hidden costs included|in money and in time)?
ask: (when|for whom|in which case) is (none of them right|no option a good one|doing without {k} the best choice)?
part: (The criteria|What counts|How it was compared) :: (first|to begin with), this part (explains what counts|names what was compared|sets the criteria) and (how it was measured|why just that|where the figures come from).
part: (The options side by side|The table|One next to the other) :: then (one table holds|a table brings|there is one table with) all options of {k}, with a source for (every cell|each figure|each entry).
part: (Strengths and limits|Option by option|In detail) :: after that, each option gets (a few sentences|one short paragraph|the same number of lines), (strengths first|no longer than the others|good and bad).
part: (Which one for whom|The recommendation|Who should take what) :: finally, there is (one recommendation for each kind of reader|a clear answer for each reader|a choice for each case), (with its reason|and the reason for it|no ties allowed).
look: (price pages and data sheets|the makers' own pages|official data sheets) (give the figures|are the source for figures|settle the figures), (with the date of reading|as of a given day|since they change).
look: (independent tests|consumer groups|test labs) (show how they measured|say what they left out|name their method), so (their tables|such results|their data) can be (checked|compared|quoted).
look: (users of each option|two people for each option|owners after a year) (know what no data sheet says|can tell what annoys|will name the catch), (hence a few talks|so ask them|if they are asked openly).`;
