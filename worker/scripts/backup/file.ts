import { createReadStream, createWriteStream, renameSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Line } from './dump.ts';

/** Writes the lines, readable for this user alone: they hold everybody's data. The file has its name once it is whole. */
export async function writeLines(file: string, lines: AsyncIterable<Line>): Promise<void> {
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  const unfinished = `${file}.part`;
  await pipeline(Readable.from(texts()), createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  renameSync(unfinished, file);
}

export async function* readLines(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield JSON.parse(line) as Line;
  }
}
