import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

export type ProductSite = {
  /** `127.0.0.1:port`, to be named in SOURCE_ALLOWED_HOSTS. */
  host: string;
  url: string;
  /** How often each path was asked for. */
  requests: Map<string, number>;
  /** How many answers were sent in full. */
  answered(): number;
  close(): Promise<void>;
};

/**
 * Serves a product's pages from files (path → file) on a loopback port; `delayMs` makes it a slow one.
 * A POST of two texts changes the one to the other in the page at that query from then on.
 */
export async function serveProductSite(pages: Record<string, string>, delayMs = 0): Promise<ProductSite> {
  const requests = new Map<string, number>();
  const changes = new Map<string, [from: string, to: string]>();
  const changed = (html: string, search: string) =>
    changes.has(search) ? html.replaceAll(...(changes.get(search) as [string, string])) : html;
  let answered = 0;
  const server: Server = createServer(async (request, response) => {
    response.once('finish', () => {
      answered += 1;
    });
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      changes.set(search, JSON.parse(await text(request)));
      return response.end();
    }
    requests.set(path, (requests.get(path) ?? 0) + 1);
    if (delayMs > 0) await pause(delayMs);
    const file = pages[path];
    if (file === undefined) return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('No such page');
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(changed(readFileSync(file, 'utf8'), search));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/`,
    requests,
    answered: () => answered,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
