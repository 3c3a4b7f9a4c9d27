/** '12,480': as `toLocaleString('en-US')` has it, without what that loads on its first use, which delays the first press. */
export function formatCount(count: number): string {
  let text = String(count);
  for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}
