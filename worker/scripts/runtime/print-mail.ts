import { Response } from 'miniflare';
import { z } from 'zod';

const mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** `LOCAL_MAIL`: where no mail service is set up, a site on a developer's machine prints its mail. A deployed site has no such binding. */
export async function mailPrinter(request: { json(): Promise<unknown> }): Promise<Response> {
  const parsed = mail.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return new Response('A mail has to, subject and text.', { status: 400 });
  console.log(frame(parsed.data));
  return new Response(null, { status: 204 });
}

function frame({ to, subject, text }: z.infer<typeof mail>): string {
  const rule = '─'.repeat(72);
  // What others typed must not steer the terminal.
  const lines = [`To:      ${to}`, `Subject: ${subject}`, '', ...text.trim().split(/\r?\n/)].map(stripControls);
  return ['', `┌─ Mail ${rule.slice(7)}`, ...lines.map((line) => `│ ${line}`.trimEnd()), `└${rule}`, ''].join('\n');
}

const stripControls = (line: string) => line.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
