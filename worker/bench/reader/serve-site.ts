import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, resolve, sep } from 'node:path';

/** A file of the folder as static hosts find it: `/about` and `/about/` may be about.html or about/index.html. */
function readPageFile(folder: string, pathname: string): Buffer | null {
  const path = resolve(folder, `.${pathname}`);
  if (path !== folder && !path.startsWith(folder + sep)) return null;
  for (const file of [path, `${path}.html`, `${path}${sep}index.html`]) {
    if (!/\.html?$/.test(file)) continue;
    try {
      return readFileSync(file);
    } catch {
      // The next form may be there.
    }
  }
  return null;
}

/** The folder that a site was made to stand in, by the base of its first page; nearly always the root. */
function homeOf(folder: string): string {
  const html = readPageFile(folder, '/')?.toString() ?? '';
  return /<base\s+href="(\/[^"\s]*\/)"/i.exec(html)?.[1] ?? '/';
}

/** Always the same for a site: by its address an article's frames are chosen, and two runs are to differ in nothing else. */
function portOf(folder: string): number {
  const sum = [...basename(folder)].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 10_007, 7);
  return 20_000 + sum;
}

/** Serves a site's pages on a loopback port of their own, since their links begin at the root. */
export async function serveSite(folder: string): Promise<{ url: string; end: () => void }> {
  const home = homeOf(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    let page: Buffer | null = null;
    try {
      if (pathname.startsWith(home)) page = readPageFile(folder, decodeURIComponent(pathname.slice(home.length - 1)));
    } catch {
      // Not an address that could be decoded.
    }
    if (page) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
  const listen = (port: number) =>
    new Promise<void>((listening, failed) => server.once('error', failed).listen(port, '127.0.0.1', listening));
  await listen(portOf(folder)).catch(() => listen(0));
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${home}`, end };
}
