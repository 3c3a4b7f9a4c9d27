/** The form under which names are compared: usernames, emails and keywords are unique regardless of case and encoding. */
export function foldKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
