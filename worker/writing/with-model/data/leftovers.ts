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

/** '--unit', and the word behind it; within code it stands in its marks already. */
export const option = /(--[a-z][a-z0-9-]{0,40})(?: ([^\s.,;:!?`]{1,20}))?/gi;

/** 'The --unit flag' has no value. */
export const ofOptions = /^(?:flags?|options?|switch(?:es)?|arguments?|parameters?|settings?)$/i;

/** An address that only its own machine has. */
export const localAddress = /https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/[\w/-]*)?/g;
