import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';

/** The link in the newest mail to an address that leads to `path`, read from what `npm start` prints. */
export async function linkMailedTo(address: string, path: string): Promise<string> {
  for (;;) {
    const mails = readFileSync(inject('logFile'), 'utf8').split('┌─ Mail').slice(1);
    const mine = mails.filter((mail) => mail.includes(`To:      ${address}\n`) && mail.includes('└'));
    const links = mine.flatMap((mail) => mail.match(/http:\/\/\S+#[0-9a-f]{64}/g) ?? []);
    const link = links.filter((found) => new URL(found).pathname === path).at(-1);
    if (link) return link;
    await pause(50);
  }
}
