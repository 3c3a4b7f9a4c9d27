import { connect as connectPlainly } from 'node:net';
import { connect as connectWithTls } from 'node:tls';
import type { Mail } from './mail.ts';

const timeoutMs = 20_000;

/** `smtps:` speaks TLS from the first byte; `smtp:` is for a mail catcher on the same machine. */
export async function sendBySmtp(url: URL, from: string, mail: Mail): Promise<void> {
  // Loaded when the first mail is sent: most isolates never send one.
  const { createTransport } = await import('nodemailer');
  const secure = url.protocol === 'smtps:';
  const host = url.hostname;
  const port = Number(url.port) || (secure ? 465 : 25);
  const transport = createTransport({
    host,
    port,
    secure,
    ignoreTLS: !secure,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    // By the name and not by an address looked up before: it is the name that the certificate is checked against.
    getSocket(_options, done) {
      const socket = secure ? connectWithTls({ host, port }) : connectPlainly({ host, port });
      // Each command adds a listener for its time-out.
      socket.setMaxListeners(100);
      const fail = (error: Error) => done(Object.assign(error, { code: 'ECONNECTION' }), false);
      socket.once('error', fail);
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        socket.off('error', fail);
        done(null, { connection: socket, secured: secure });
      });
    },
  });
  await transport.sendMail({ from, ...mail });
}
