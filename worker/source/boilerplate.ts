/** Texts that are furniture wherever they stand. All patterns are anchored and bounded: they meet whatever a page sends. */

const actionWords =
  /^(?:get started|start(?: (?:now|here|today|(?:your |a )?(?:free|\d+.day)?[ -]?(?:free )?trial|for free|free|building|creating|selling))?|sign (?:up|in|out)|log ?(?:in|out)|register|subscribe|join(?: (?:now|us|free|the (?:waitlist|beta|community)))?|try|try (?:it|now|free|for free|it (?:now|free|for free|out)|.{1,20} (?:free|for free))|learn more|read (?:more|the (?:docs|story|case study|guide|article))|see (?:more|all|how(?: it works)?|pricing|plans|all features|demo|it in action|the docs)|view (?:all|more|pricing|plans|docs|demo|details|features)|explore.{0,24}|discover more|find out more|book (?:a|your) (?:free )?(?:demo|call|meeting)|request (?:a |your )?(?:demo|access|quote|invite)|get (?:a |your |the )?(?:free |early )?(?:demo|trial|access|quote|it now|app|invite|in touch)|schedule (?:a|your) (?:demo|call)|watch (?:the |a )?(?:video|demo).{0,12}|download(?: (?:now|free|for .{2,16}))?|buy(?: now)?|order now|add to cart|choose (?:plan|.{2,16})|select (?:plan|.{2,16})|upgrade(?: now)?|go (?:pro|back)|next|previous|prev|back|close|open|menu|search|skip|skip to .{2,30}|more|back to top|submit|send|continue|contact|share|tweet|copy(?: link)?|accept(?: all)?|decline|reject(?: all)?|compare (?:all )?(?:plans|features)|toggle .{2,20}|loading.{0,3}|play video|create (?:an |your )?(?:free )?account|install(?: now)?|edit this page.{0,12})$/i;

/** Buttons of a price list that stand where others have a price. */
export const contactAction =
  /^(?:contact (?:us|sales)|contact our sales team|talk to (?:us|sales)|let['’]s talk|get a quote|request a quote|ask for (?:a quote|pricing)|custom(?: pricing)?)$/i;

const arrows = /(?<![→›»➔⟶↗▸▶>↓])[→›»➔⟶↗▸▶>↓]+\s{0,3}$/;

/** True for the text of a button or a 'more' link. */
export function isActionText(text: string): boolean {
  return (
    text.length < 60 &&
    actionWords.test(
      text
        .replace(arrows, '')
        .replace(/(?<![!.])[!.]+$/, '')
        .trim(),
    )
  );
}

const furnitureTexts: readonly RegExp[] = [
  /^(?:©|\(c\)|copyright\b)/i,
  /\ball rights reserved\b/i,
  /^(?:we|this (?:web)?site|our (?:web)?site) uses? (?:\w+ ){0,4}cookies\b/i,
  /\b(?:accept|manage|reject)(?: all)? cookies\b/i,
  /\bby (?:clicking|continuing|using this site)\b.{0,80}\b(?:cookies|terms|privacy)\b/i,
  /^skip to (?:main |the )?(?:content|navigation|search)/i,
  /^(?:please )?enable javascript\b/i,
  /\byou need to enable javascript\b/i,
  /\byour (?:web )?browser (?:does(?:n['’]t| not) support|is (?:out of date|outdated|not supported))\b/i,
  /^for the best experience,? please\b/i,
  /^(?:last (?:updated|modified)|updated on|published on|posted (?:on|by|in))\b.{0,60}$/i,
  /^(?:made|built|designed|crafted) with .{1,20} (?:by|in) .{1,40}$/i,
  /^(?:follow|find) us\b.{0,40}$/i,
  /^(?:most popular|best value|recommended|popular|new|beta|coming soon|save \d+%)$/i,
  /^\d+ min(?:ute)?s? read$/i,
  /^(?:note|tip|info|warning|caution|danger|important|hint):?$/i,
  /^[\d\s/|·•.,:+()–—-]{1,12}$/,
  /^(?:previous|next)(?: slide| page| article| post)?$/i,
];

export function isFurnitureText(text: string): boolean {
  const head = text.slice(0, 300);
  return !/[\p{L}\p{N}]/u.test(head) || furnitureTexts.some((pattern) => pattern.test(head));
}
