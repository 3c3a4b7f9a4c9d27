import { capitalise } from '../../../language/grammar.ts';

/** Words that call for a click, sell, or belong to a page's furniture: no material for an article. */
const furniture =
  /^(?:well\b|unless\b|in th(?:is|ese) examples?\b|as you can see\b|method \d|press\b|note that\b|oh,|hey|psst|wow|yep|nope|hi\b|hello|sign (?:up|in)|log ?(?:in|out)|get started|get in touch|try (?:it|for|free|now)|start (?:your|a|my|free|now|today|building)|book (?:a|your) (?:free )?(?:demo|call)|contact (?:us|sales)|talk to|learn more|read (?:more|the)|see (?:all|more|pricing|plans|how|what|why)|click|subscribe|join (?:us|the|over|thousands|our)|download now|request|watch|view (?:all|more|pricing|our)|explore|discover|check out|find out|meet|say (?:goodbye|hello)|welcome to|introducing|as seen|ready to|buy now|add to cart|follow us|share this|skip to|accept|back to|scroll|loading|menu|close|copyright|all rights|©|terms|privacy policy|cookie)/i;

const leftovers =
  /lorem ipsum|\b(?:dolor|voluptat\w*|reiciendis|perspiciatis|consectetur)\b|as an ai\b|\{\{|\}\}|<%|%>|\bundefined\b|\bNaN\b|\[object |accept all cookies|cookie settings|skip to (?:main )?content|ignore (?:all |your )?(?:previous |prior )?instructions|placeholder|TODO|your .{0,20} here\b/i;

const hype =
  /game.?chang|revolution|world.?class|best.?in.?class|cutting.?edge|next.?level|unleash|supercharge|skyrocket|like never before|like magic|10x|#1\b|number one|unbeatable|the ultimate|the best|mind.?blowing|awesome|amazing|incredible|blazing|insanely|love it|you'll love|never been easier|that's it|look no further|world's|it just works|effortless|fall in love|can't help but|can’t help but|feel free|dummy|, like this\b|\bthis (?:presentation|page|site)\b|as you can see|on (?:twitter|dribbble)\b|\b(?:us|it|issue|star|fork|me) on github\b/i;

/** True for text that an article may use. */
export function isUsable(text: string): boolean {
  return (
    !leftovers.test(text) &&
    !furniture.test(text) &&
    !hype.test(text) &&
    !/\p{Extended_Pictographic}/u.test(text.replace(/[©®™]/g, ''))
  );
}

/** Brings a source sentence into plain form: no exclamation, no ornament, contractions of pronouns spelled out. */
export function tidySentence(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[®™]/g, '')
    .replace(/^[\s•·▪◦*✓✔→–—-]+/, '')
    .replace(/’/g, "'")
    .replace(/(?<!\s)\s*\((?!coming|beta|soon)[^()]{0,80}\)/gi, '')
    .replace(/,? of course,?(?=[ .!]|$)/gi, '')
    .replace(/ & (?=\p{L})/gu, ' and ')
    .replace(/(?<=,) e\.g\. /g, ' for example ')
    .replace(/\bi\.e\. /g, 'that is, ')
    .replace(/\byou're\b/gi, keepCase('you are'))
    .replace(/\byou'll\b/gi, keepCase('you will'))
    .replace(/\byou've\b/gi, keepCase('you have'))
    .replace(/\byou'd like\b/gi, keepCase('you want'))
    .replace(/\bwe're\b/gi, keepCase('we are'))
    .replace(/\bwe'll\b/gi, keepCase('we will'))
    .replace(/\bwe've\b/gi, keepCase('we have'))
    .replace(/\bthey're\b/gi, keepCase('they are'))
    .replace(/\bit's\b/gi, keepCase('it is'))
    .replace(/\bthat's\b/gi, keepCase('that is'))
    .replace(/\bthere's\b/gi, keepCase('there is'))
    .replace(/(?<![\s.!:;,…])[\s.!:;,…]+$/, '')
    .trim();
}

const keepCase = (full: string) => (short: string) => (/^\p{Lu}/u.test(short) ? capitalise(full) : full);
