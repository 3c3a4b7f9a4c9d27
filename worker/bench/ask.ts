import { Agent, get } from 'node:http';

export type Asked = { headers?: Record<string, string>; agent: Agent };

/** Reads an answer and lets it go; anything but 200 ends the measurement. */
export function ask(url: URL, { headers = {}, agent }: Asked): Promise<void> {
  return new Promise((done, failed) => {
    const request = get(url.href, { agent, headers, family: 4 }, (response) => {
      response
        .resume()
        .on('end', () => {
          if (response.statusCode === 200) done();
          else failed(new Error(`${url.pathname} answered ${response.statusCode}`));
        })
        .on('error', failed);
    });
    request.on('error', failed);
  });
}

/** Requests a second over some connections that stay open. */
export async function measurePace(
  url: URL,
  { connections, requests, headers }: { connections: number; requests: number; headers?: Record<string, string> },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const startedAt = performance.now();
  const client = async () => {
    while (left-- > 0) await ask(url, { agent, headers });
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return (requests / (performance.now() - startedAt)) * 1000;
}
