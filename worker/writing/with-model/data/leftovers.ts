/** What a model says about itself or its task, and what it forgot to fill in. */
export const leftovers = [
  /\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b/i,
  /\bI (?:cannot|can't|am unable|'m sorry|apologi[sz]e)\b/i,
  /\bhere(?:'s| is| are) (?:the|your|an?) (?:article|section|outline|answer|rewritten|revised)\b/i,
  /\b(?:as (?:requested|instructed)|(?:the )?(?:given|provided|supplied) (?:facts?|data|sources?)|system prompt|these rules)\b/i,
  /\b(?:facts?|sections?) (?:number )?#?\d+\b/i,
  /\bignore (?:all|any|the|your|previous)\b.*\binstructions?\b/i,
  /\{[^{}\n]*\}/,
  /\bDATA-\d/,
];
