import { cutAtWord, joinList } from '../../language/grammar.ts';
import type { Brief } from '../types.ts';

/** The sentences of a draft that do not depend on its angle, as templates. They say of themselves that they are a draft. */
export function draftTexts({ idea, angle, keywords }: Brief, subject: string, article: string) {
  const quoted = cutAtWord(
    (idea ?? subject)
      .replace(/\s+/g, ' ')
      .replace(/["“”(){}|]/g, "'")
      .trim(),
    160,
  );
  const more = keywords.slice(1, 7).map((word) => `“${withoutMarks(word)}”`);
  return {
    headings: {
      aim: '(What the article on {k} should do|What {k} calls for|The task: {k})',
      questions: '(Questions to answer about {k}|Open questions on {k}|What readers will ask about {k})',
      parts: '(A possible order of parts|How it could be told|An outline)',
      research: '(What to find out about {k}|Research on {k}|Where to look for {k})',
      next: '(What to do next|From here on|The next step)',
    },
    lead: [
      `(this is a working draft|what follows is a working draft|here is the plan|this page is a draft) (for|of) ${article} ${angle} (article|piece|text) on {k}.`,
      '(it rests on the idea alone|only the idea stands behind it|nothing but the idea went into it|no source has been read for it), so it (states no facts about the subject yet|holds no facts so far|claims nothing as yet|leaves every fact open).',
      '(instead|rather|for now), it (sets out|lists|collects|puts in order) (what the article has to answer|the questions that matter|what has to be answered), (what needs research|what is to be looked up|where to look), and (in which order to tell it|how it could be told|a possible outline).',
    ],
    idea: [
      `(the idea (itself |)reads|the idea, as (it was |)given|what was (asked for|wanted|ordered)|in the (very |own |)words of the idea|it began with these words|the starting point (is|was)): “${quoted.replace(/(?<![.!?])[.!?]+$/, '')}”.`,
    ],
    focus: [
      '(the focus is on {k}|{k} is what it should be found by|its main words are {k}|readers should find it by {k}), so (that phrase belongs|those words belong|the phrase should stand|those words have their place) in the title, in the first paragraph and in (at least one subheading|a subheading or more|some of the subheadings).',
      more.length > 0
        ? `(in addition|besides|also), the text (should cover|has to touch on|takes in) ${joinList(more)}, (each where it fits|as the matter allows|without force).`
        : '(further keywords can follow|other search words can wait|more words to be found by can be added) (once the sources are known|when the facts are in|after the research).',
    ],
    beforeQuestions:
      '(readers bring questions|a reader will come with questions|people rarely come without questions|behind each search stands a question), and (the article should answer them|these (have to|must) be answered|these come up (first|soon)|most ask one of these):',
    afterQuestions:
      '(if|where) (one of them|any of these) (has no answer|stays open|cannot be answered), the article should say so (rather than guess|instead of guessing|in plain words|and leave it at that).',
    ofParts: [
      '(a reader who jumps straight here|whoever skips to this part|someone who reads only this) should (understand it without the rest|need nothing from before|find it complete|still get the point about {k}).',
      '(this part is done|it is finished|it works) when (a stranger to {k}|someone new|a friend outside the field) can (repeat its point|retell it|explain it to others).',
      '(it should come back to {k} at least once|at least once it should name {k}|here {k} should appear by name), (with a concrete case|in one real case|by way of an example).',
      '(one real case|a single case that happened|one good example|a scene with names and dates) (does more here|helps more|says more) than (three claims|a page of claims|any adjective).',
    ],
    research: [
      '(before the writing starts|first of all|to begin with), (someone has to|the author must|whoever writes has to) (read up on {k}|look into {k}|gather sources on {k}), (for at least an hour|with a list of these questions at hand|pen in hand|and keep every address).',
      '(for each figure|with every figure|next to each number), the (note|notebook|draft) should hold (the date and the page|its page and its date|where and when it was found), because (undated figures age without a sign|figures grow old|a figure without a date is a rumour).',
      '(also|in addition|besides), (at least one source|one source or more|one of the sources) should (disagree with the others|see it differently|take the other side), so that (the article does not repeat a single view|more than one view is heard|no view goes unchecked).',
    ],
    next: [
      '(name two or three web addresses in the idea|put two or three addresses of good pages into the idea|add the addresses of some good pages to the idea) and (generate the article again|start the generation once more|let it be written again): then it (is written from|is made from|rests on|builds on|takes its facts from) (what those pages say|what they say|those pages|their text).',
      '(otherwise|if not), (use this page as a checklist|take this draft as a checklist|let this outline guide the writing) (while writing about {k} by hand|when {k} is written up by hand|for an article on {k} of your own making).',
    ],
  };
}

/** Questions that come from the idea itself: what narrows it, and the words that it is to be found by. */
export function ownQuestions(subject: string, keywords: readonly string[]): string[] {
  const [, head = '', joint = '', tail = ''] =
    /^(.{3,60}?) (for|in|with|without|at|among|during) ([^,.;:?!]{3,50})$/.exec(withoutMarks(subject)) ?? [];
  const narrowed: Record<string, string> = {
    for: `which (needs|wishes|limits) of ${tail} does ${head} have to (meet|respect|allow for)?`,
    in: `what (is different about|sets apart|is special about) ${head} in ${tail}?`,
    with: `what does ${tail} (change about|add to|mean for) ${head}?`,
    without: `what (takes the place of|makes up for) ${tail}, and (what is lost|what does that cost)?`,
    at: `what (is different about|changes for) ${head} at ${tail}?`,
    among: `how (common|well known) is ${head} among ${tail}, and (who counted|since when)?`,
    during: `what (changes for|happens to) ${head} during ${tail}?`,
  };
  const [, ...more] = keywords;
  return [
    ...(head && narrowed[joint] ? [narrowed[joint]] : []),
    ...more
      .slice(0, 2)
      .map(
        (word) =>
          `what (does a reader want|is a reader after|should be told to someone) who searches for “${withoutMarks(word)}”?`,
      ),
  ];
}

/** What a user typed must not be read as a template, nor end the quotation that it stands in. */
const withoutMarks = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/["“”(){}|]/g, "'")
    .trim();
