import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../e2e/browser.ts';

type Params = Record<string, unknown>;
type Message = { id?: number; sessionId?: string; method: string; params: Params; result?: Params; error?: unknown };

export type Tab = {
  send(method: string, params?: Params): Promise<Params>;
  on(method: string, heard: (params: Params) => void): void;
  /** Resolves with the next event of that name that `isMeant` accepts. */
  next(method: string, isMeant?: (params: Params) => boolean): Promise<unknown>;
  close(): Promise<unknown>;
};

/**
 * A browser as its users have it: nothing listens to its scripts. Where a debugger does, as with Playwright, V8 notes the place of
 * every Error that is made, and reads all of React anew for the first.
 */
export async function openQuietBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'quiet-browser-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ];
  const child = spawn(ensureBrowser(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((found) => {
    let printed = '';
    child.stderr.on('data', (data: Buffer) => {
      printed += data.toString();
      const [url] = printed.match(/ws:\/\/\S+/) ?? [];
      if (url) found(url);
    });
  });
  const socket = new WebSocket(address);
  await new Promise((open) => socket.addEventListener('open', open));
  const heard = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    for (const listener of heard) listener(message);
  });

  let lastId = 0;
  function send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((done, failed) => {
      const listener = (message: Message) => {
        if (message.id !== id) return;
        heard.delete(listener);
        if (message.error) failed(new Error(`${method}: ${JSON.stringify(message.error)}`));
        else done(message.result ?? {});
      };
      heard.add(listener);
    });
  }

  return {
    /** A tab with a cache of its own. */
    async openTab(): Promise<Tab> {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const attached = await send('Target.attachToTarget', { targetId, flatten: true });
      const sessionId = String(attached.sessionId);
      const on: Tab['on'] = (method, listener) =>
        heard.add((message) => {
          if (message.sessionId === sessionId && message.method === method) listener(message.params);
        });
      return {
        send: (method, params) => send(method, params, sessionId),
        on,
        next: (method, isMeant = () => true) =>
          new Promise((came) => on(method, (params) => isMeant(params) && came(params))),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    async close(): Promise<void> {
      const ended = new Promise((gone) => child.on('exit', gone));
      // It takes its own processes along, which a signal to it may leave behind.
      void send('Browser.close');
      await ended;
      socket.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
