import { ApiError } from './api.ts';

/** What the server says of single fields of a form: validation issues, and names that are taken. */
export function fieldErrors<Fields extends object>(
  error: unknown,
  fields: Fields,
): Array<{ path: keyof Fields & string; message: string }> {
  if (!(error instanceof ApiError)) return [];
  const told = error.told ?? '';
  const issues = [...error.issues];
  if (error.code === 'username_taken') issues.push({ path: 'username', message: told });
  if (error.code === 'email_taken') issues.push({ path: 'email', message: told });
  return issues.filter((issue): issue is { path: keyof Fields & string; message: string } => issue.path in fields);
}
