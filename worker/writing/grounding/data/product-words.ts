export const pronoun = /^(?:it|its|they|their|this)\b/i;
/** Of no product: 'it pays to …', and what the text says of itself. */
export const impersonal =
  /^(?:it (?:pays|makes sense|is (?:worth|wise|tempting))|this is (?:worth|why|where|how|what|because)|(?:this|such|that) (?:kind|sort|type|form|way) of|this (?:article|comparison|guide|introduction|overview|review|section|text|tutorial))\b/i;
/** 'This link to real cases matters because …' explains; the verb stands near the beginning. */
export const matters = /^(?:matters|counts|depends|varies|differs)$/i;
export const theProduct =
  /^the (?:product|tool|app|platform|software|service|company|team(?! (?:should|must|needs?|has to|will need)\b)|plans?|prices?(?! of\b)|makers?|vendor|website|site)\b/i;
/** What comes of something that the sentence before has told. */
export const concludes =
  /^(?:(?:all of )?(?:this|that|these|those)|which)\s+(?:also\s+)?(?:makes?|means?|saves?|spares?|pays? off|lets?|helps?|cuts?|gives?)\b/i;
