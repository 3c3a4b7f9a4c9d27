import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import type { Bindings } from '../env.ts';
import type { ReceivedMail } from '../test/fake-mail-server.ts';
import { createMailbox } from '../test/mailbox.ts';
import { mailerOf, requireMailer, trySending } from './mail.ts';

const requestUrl = 'http://asked-for.example/api/x';
const mailServer = async () => {
  const response = await fetch('http://mail.test:8080/');
  return response.json<{ port: number; received: ReceivedMail[] }>();
};
const withMail = (settings: Partial<Bindings>): Bindings => ({
  ...env,
  SITE_URL: 'https://site.example',
  MAIL_FROM: 'SEO Article AI <no-reply@site.example>',
  ...settings,
});
const mailTo = (to: string) => ({ to, subject: 'Bestätigen', text: 'Grüße,\n.\n\nhttps://site.example/account/x#1\n' });
const address = () => `to-${crypto.randomUUID()}@example.com`;

describe('by SMTP', () => {
  it('delivers to a real server, signed in, with all letters and lines', async () => {
    const { port } = await mailServer();
    const mailer = mailerOf(withMail({ SMTP_URL: `smtp://m%40il:mail-secret@127.0.0.1:${port}` }), requestUrl);
    const to = address();
    await mailer?.send(mailTo(to));
    expect((await mailServer()).received.find((mail) => mail.to === to)).toMatchObject({
      from: 'no-reply@site.example',
      user: 'm@il',
      raw: expect.stringMatching(/Gr=C3=BC=C3=9Fe,\r\n\.\r\n\r\nhttps:\/\/site\.example\/account\/x#1\r\n/),
    });
  });

  it.each([
    ['a wrong password', 'smtp://me:wrong@127.0.0.1:PORT', address()],
    ['a refused recipient', 'smtp://127.0.0.1:PORT', `refused-${address()}`],
    ['nobody listening', 'smtp://127.0.0.1:9', address()],
  ])('says in the log what kind of failure it was, without addresses: %s', async (_name, url, to) => {
    const { port } = await mailServer();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mailer = requireMailer(withMail({ SMTP_URL: url.replace('PORT', String(port)) }), requestUrl);
    expect(await trySending(mailer, mailTo(to))).toBe(false);
    const logged = log.mock.calls.flat().join('\n');
    log.mockRestore();
    expect(logged).toMatch(/"mail_failed".*"code":"E[A-Z]+"/);
    expect(logged).not.toMatch(/example\.com|127\.0\.0\.1|wrong/);
  });

  it('goes without TLS to the same machine only', () => {
    expect(() => mailerOf(withMail({ SMTP_URL: 'smtp://mail.example:587' }), requestUrl)).toThrow();
    expect(() => mailerOf(withMail({ SMTP_URL: 'smtps://mail.example' }), requestUrl)).not.toThrow();
  });
});

describe('by an HTTP API', () => {
  it('goes without TLS to the same machine only', () => {
    const mailerAt = (url: string) => () => mailerOf(withMail({ MAIL_API_URL: url }), requestUrl);
    expect(mailerAt('http://mail.example/api')).toThrow();
    for (const url of ['https://mail.example/api', 'http://127.0.0.1:8025/api', 'http://localhost:8025/api']) {
      expect(mailerAt(url)).not.toThrow();
    }
  });

  it('posts sender, recipient, subject and text with the key', async () => {
    const to = address();
    const api = { MAIL_API_URL: 'https://mail.test:8080/api', MAIL_API_KEY: 'api-key' };
    await mailerOf(withMail(api), requestUrl)?.send(mailTo(to));
    expect((await mailServer()).received.find((mail) => mail.to === to)).toMatchObject({
      from: 'SEO Article AI <no-reply@site.example>',
      user: 'Bearer api-key',
      raw: mailTo(to).text,
    });
  });

  it('takes a refusal for what it is', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const mailer = requireMailer(withMail({ MAIL_API_URL: 'https://source.test:8080/status/500' }), requestUrl);
    expect(await trySending(mailer, mailTo(address()))).toBe(false);
    log.mockRestore();
  });
});

describe('links', () => {
  it('stand on SITE_URL; without it a deployed site sends nothing', () => {
    const api = { MAIL_API_URL: 'https://mail.test:8080/api' };
    expect(mailerOf(withMail(api), requestUrl)?.origin).toBe('https://site.example');
    expect(mailerOf(withMail({ ...api, SITE_URL: '' }), requestUrl)).toBeNull();
    expect(() => requireMailer({ ...env }, requestUrl)).toThrow(/not set up to send mail/);
  });

  it("stand on the request's origin where the terminal prints the mail", async () => {
    const { settings, mails } = createMailbox();
    const mailer = requireMailer({ ...env, ...settings }, requestUrl);
    expect(mailer.origin).toBe('http://asked-for.example');
    await mailer.send(mailTo('somebody@example.com'));
    expect(mails).toEqual([mailTo('somebody@example.com')]);
  });
});
