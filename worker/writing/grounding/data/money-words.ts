export const billed = /\b(?:billed|paid|charged|invoiced|payable|pays?) (monthly|yearly|annually|weekly|daily)\b/i;
export const forEach = /\b(?:for each|for every|per|each|every) (\p{L}+)/giu;
export const charges = /\b(?:charges|costs|bills|priced|charged|billed)\b/i;
export const perUnit = /\bper \p{L}+/iu;
export const periods = /^(?:day|week|month|year|annum|time|other)s?$/i;
export const startsAt = /\b(?:from|starts?|starting|begins?|beginning|at least|least|lowest|cheapest|up to|between)\b/i;
export const compares = /\b(?:more|less|cheaper|dearer|saves?|saving|difference|extra|apart)\b/i;
