export const multiples =
  /\bhalf\b|\b(?:a|one|two|three) (?:third|quarter|fifth)s? (?:of|more|less|fewer)\b|\bby (?:a|one|two|three) (?:third|quarter|fifth)s?\b|\b(?:doubl|tripl|halv)(?:e|es|ed|ing)\b|\b\w{1,20}fold\b/g;
export const shares: Readonly<Record<string, string>> = { half: '50', third: '33', quarter: '25', fifth: '20' };
export const limitedToOne =
  /\b(?:only|just|limited to|up to|at most|no more than|exactly) (?:one|a single) (\p{L}{1,30})/u;
