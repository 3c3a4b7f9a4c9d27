import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string; user: string | undefined; raw: string };
export type FakeMailServer = { port: number; received: ReceivedMail[] };

/** A real SMTP server on a loopback port; it keeps what it receives. A recipient that begins with `refused` is refused. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'mail-secret' ? done(null, { user: username }) : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('refused') ? done(new Error('No such mailbox')) : done(),
    onData(stream, { envelope, user }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const raw = Buffer.concat(parts).toString();
        received.push(...envelope.rcptTo.map(({ address }) => ({ from, to: address, user, raw })));
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.server.unref();
  return { port: (server.server.address() as AddressInfo).port, received };
}
