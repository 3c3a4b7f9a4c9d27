import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type ChatRequest, readPrompt } from './read-prompt.ts';
import { type Scenario, scenarios, textOf } from './scenarios.ts';

/** A question as it arrived. */
export type Asked = { authorization: string; body: ChatRequest };

/**
 * An endpoint that speaks Chat Completions over real HTTP, on a loopback port. The name of the model chooses how it behaves:
 * `busy-once:some-test`. `GET /asked/{model}` tells what that model was asked.
 */
export async function startFakeModel(): Promise<string> {
  const asked = new Map<string, Asked[]>();
  const server = createServer((request, response) => {
    answer(request, response, asked).catch((error: unknown) => {
      response.writeHead(599).end(String(error));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // The test run ends without waiting for it.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(request: IncomingMessage, response: ServerResponse, asked: Map<string, Asked[]>): Promise<void> {
  const path = request.url ?? '';
  if (path.startsWith('/asked/')) {
    return sendJson(response, 200, asked.get(decodeURIComponent(path.slice('/asked/'.length))) ?? []);
  }
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString()) as ChatRequest;
  const scenario = scenarios[body.model.split(':')[0] ?? ''];
  if (!scenario || path !== '/v1/chat/completions') return sendJson(response, 404, { error: { message: 'Unknown' } });
  const before = asked.get(body.model) ?? [];
  asked.set(body.model, [...before, { authorization: request.headers.authorization ?? '', body }]);
  await behave(scenario, body, before.length, response);
}

async function behave(scenario: Scenario, body: ChatRequest, seen: number, response: ServerResponse): Promise<void> {
  const refusal = scenario.refuse?.(body, seen);
  if (refusal) return sendJson(response, refusal.status, { error: { message: refusal.message } }, refusal.headers);
  const connection = scenario.connection?.(seen) ?? 'fine';
  // Far longer than any test waits; an open connection would keep the test run from ending.
  if (connection === 'hangs') return void globalThis.setTimeout(() => response.destroy(), 5000).unref();
  if (scenario.delayMs) await setTimeout(scenario.delayMs);
  const text = textOf(scenario, readPrompt(body));
  const usage =
    scenario.countsTokens === false ? undefined : { prompt_tokens: 700, completion_tokens: 300, total_tokens: 1000 };
  if (scenario.unstreamed || !body.stream) {
    const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }];
    return sendJson(response, 200, { id: 'answer', object: 'chat.completion', choices, usage });
  }
  sendStream(response, text, usage, connection === 'cut');
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const pieceLength = 400;

function sendStream(response: ServerResponse, text: string, usage: unknown, isCut: boolean): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  const send = (chunk: unknown) => response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, 'g')) ?? [];
  for (const [at, content] of pieces.entries()) {
    if (isCut && at > 0) {
      response.destroy();
      return;
    }
    send({ id: 'answer', choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  }
  send({ id: 'answer', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  if (usage) send({ id: 'answer', choices: [], usage });
  response.end('data: [DONE]\n\n');
}
