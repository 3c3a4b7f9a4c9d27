/** What cannot be said of a thing of which the other is said. */
export const opposites: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:connection|internet|signal|network) (?:is|are) (?:required|needed|necessary)\b|\b(?:needs?|requires?) (?:an? |the )?(?:[a-z]{1,15} )?(?:connection|internet|network)\b|\bonly online\b/i,
    /\boffline\b|\bwithout (?:an? |the )?(?:internet|network|connection|signal)\b/i,
  ],
  [/\b(?:is|are|gets?) lost\b/i, /\b(?:is|are) (?:kept|stored|saved)\b/i],
  [/\bstops? (?:working|running|after)\b/i, /\b(?:keeps?|continues?) (?:working|running|to work|to run)\b/i],
  [/\bautomatic(?:ally)?\b/i, /\bmanual(?:ly)?\b|\bby hand\b/i],
  [/\bmanual(?:ly)?\b|\bby hand\b/i, /\bautomatic(?:ally)?\b/i],
  [
    /\boptional\b/i,
    /\b(?:required|mandatory|compulsory)\b|(?<!\b(?:no|not|never|nobody|n['’]t) )\b(?:needs?|requires?)\b/i,
  ],
  [/\b(?:required|mandatory|compulsory)\b/i, /\boptional\b/i],
  [/\b(?:proprietary|closed[- ]source)\b/i, /\bopen[- ]source\b/i],
  [/\bopen[- ]source\b/i, /\b(?:proprietary|closed[- ]source)\b/i],
  [/\b(?:public|visible to (?:all|anyone|everyone))\b/i, /\bprivate\b/i],
];
