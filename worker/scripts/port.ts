import { createServer } from 'node:net';

/** A browser asked for `localhost` may try either address, so whoever holds one of them would answer in our place. */
const loopbacks = ['127.0.0.1', '::1'];

export const portTaken = (port: number) =>
  `Port ${port} is in use. Stop what listens there, or choose another one: PORT=${port + 2} npm start`;

/** Ends this process with a plain word where something listens on the port already. */
export async function assertPortFree(port: number): Promise<void> {
  for (const host of loopbacks) {
    if ((await tryToListen(port, host)) !== 'EADDRINUSE') continue;
    console.error(portTaken(port));
    process.exit(1);
  }
}

/** The code of the error, or nothing where there is none. A machine without IPv6 has another one, which is no obstacle. */
function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer().once('error', (error: NodeJS.ErrnoException) => done(error.code));
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}
