/** All who may have an opinion but for the makers. */
export const outsiders =
  'customer|user|client|reviewer|critics?|analysts?|experts?|journalist|the press|tester|(?!(?:mak|vend|develop|creat|found)[eo]rs)\\w+(?:ers|ors|ists|ants|ians|ees)|users|clients';
export const insiders = 'founders?|ceo|chief executive|makers?|creators?|developers?|vendor|company|team';
export const opinions =
  '(?:say|says|said|claims?|claimed|praises?|praised|loves?|admits?|agrees?|raves?|coined|recommends?)\\b|(?:reports?|reported|confirms?|confirmed|finds?|found|knows?|thinks?|writes?|wrote) that\\b|(?:calls?|called|describes?|described|rates?|rated|finds?|found) (?:it(?! (?:on|in|at|under|by|there|here|among)\\b)|them|its|[A-Z])';
export const statements = `${opinions}|(?:describes?|described|tells?|told|writes?|wrote|explains?)\\b`;
export const founder = /\b(founders?|ceo|chief executive)\b/;
/** What somebody is made to say in other words. */
export const attributes =
  /\b(?:says|said|claims|reports|calls|called|credits|praises|finds|found|tells|writes|thinks)\b/;
/** Who is said to be behind the product. */
export const introduces = /^,? (?:who|its|the|a|one of) /i;
export const makes = /^(?:co-?)?(?:found\w*|ceo|built|creat\w+|started|owns?|owner|invent\w+)$/i;
