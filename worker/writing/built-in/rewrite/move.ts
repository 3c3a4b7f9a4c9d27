import { isWhole, subjectStart } from './clause.ts';
import { hasMainVerb, isFiniteVerb, tokenize } from './finite.ts';

/** 'X happens when Y does' becomes 'when Y does, X happens'. */
export function frontClause(text: string): string | null {
  const match = /^([^,;:]{18,}?)\s+(when|if|once|as soon as|whenever|while|until|before|after)\s+([^,;:]{10,})$/.exec(
    text,
  );
  const [, main, conjunction, clause] = match ?? [];
  if (
    !main ||
    !conjunction ||
    !clause ||
    /\b(?:when|if|which|that|who|so|what|how|where|whether)\b/.test(
      `${main} ${clause}`.replace(/^everything that /i, ''),
    )
  )
    return null;
  if (/\b(?:or|and|than|long|days?|hours?|weeks?|minutes?|months?|right|even|just|only|shortly)$/.test(main))
    return null;
  const tokens = tokenize(clause);
  const whole = subjectStart.test(clause) && (hasMainVerb(tokens) || isFiniteVerb(tokens, 1));
  if (!whole || !hasMainVerb(tokenize(main)) || /\b(?:they|it)\b/.test(clause)) return null;
  return `${conjunction} ${clause}, ${main}`;
}

/** 'X, so Y' becomes 'because X, Y': the relation is the sentence's own. */
export function turnSo(text: string): string | null {
  const match = /^([^,;:]{12,}(?:, [^,;:]+)*?), so (?!that\b|far\b|much\b|many\b|long\b)([^;:]{10,})$/.exec(text);
  const [, cause = '', effect = ''] = match ?? [];
  const whole =
    match && !/^(?:if|when|once|while|as|because|since|after|before|until|it|they|this|that)\b/i.test(cause);
  return whole && isWhole(cause) && isWhole(effect) && !/, and /.test(cause) ? `because ${cause}, ${effect}` : null;
}

/** 'X, but Y' becomes 'although X, Y'. */
export function turnBut(text: string): string | null {
  const match = /^([^,;:]{12,}), but ([^;:]{10,})$/.exec(text);
  const [, one = '', other = ''] = match ?? [];
  return match && !/^(?:if|when|once|while|as|it|they|this|that)\b/i.test(one) && isWhole(one) && isWhole(other)
    ? `although ${one}, ${other}`
    : null;
}

/** 'The company has a team of 24 people and answers …' becomes 'with a team of 24 people, the company answers …'. */
export function frontTeam(text: string): string | null {
  const [, subject, team, rest] = /^(\S+(?: \S+)?) has (a team of [^,]+?) and (\p{Ll}+s .+)$/u.exec(text) ?? [];
  return subject && team && rest ? `with ${team}, ${subject} ${rest}` : null;
}

/** 'A manager can publish the rota on the day of signing up' with its time first. */
export function frontTime(text: string): string | null {
  const started =
    /^([^,;:]{3,60}? (?:started|began|opened|launched)) (in \d{4}) ((?:as|in|at|with|from|on) .{10,})$/.exec(text);
  if (started) return `${started[2]}, ${started[1]} ${started[3]}`;
  const match =
    /^([^,;:]{20,}|.{3,12}\d,\d{3}[^,;:]{10,}) (on the day of [^,;:]+|at the end of the \p{Ll}+|in the evening|in the morning|at any time|today)$/u.exec(
      text,
    );
  const [, main = '', time = ''] = match ?? [];
  // 'Many people use it' has its verb where no list shows it.
  return match &&
    (isWhole(main) || / use it$/.test(main)) &&
    !/^(?:when|if|once|after|before|because|although)\b/i.test(main)
    ? `${time}, ${main}`
    : null;
}

/** 'When A happens, B does' becomes 'B does when A happens': only where neither points to the other. */
export function backClause(text: string): string | null {
  const [, conjunction = '', clause = '', main = ''] =
    /^(when|if|once|whenever) ([^,;:]{10,}), ([^,;:]{12,})$/i.exec(text) ?? [];
  if (
    !main ||
    /\b(?:and|or|but|that|which|who|when|if|then|they|them|their|it|its|this|these|one|ones|before|after|until|while)\b/.test(
      main,
    )
  )
    return null;
  if (/\b(?:and|or|but|they|it)\b/.test(clause) || !subjectStart.test(main) || !isWhole(main)) return null;
  // 'Both halves' of what the clause names.
  if (/^(?:both|either|neither|all|each|half)\b/i.test(main)) return null;
  const content = new Set(
    clause
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3),
  );
  return main
    .toLowerCase()
    .split(' ')
    .some((word) => content.has(word.replace(/s$/, '')) || content.has(word))
    ? null
    : `${main} ${conjunction.toLowerCase()} ${clause}`;
}
