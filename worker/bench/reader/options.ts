import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/settings.ts';
import { type Kind, kinds } from './score.ts';

export type Options = {
  folder: string;
  site: string | undefined;
  kinds: readonly Kind[];
  misses: boolean;
  json: boolean;
  speed: boolean;
};

const isKind = (word: string): word is Kind => kinds.some((kind) => kind === word);

export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sealed: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      speed: { type: 'boolean', default: false },
      kind: { type: 'string' },
      site: { type: 'string' },
    },
  });
  const folder = resolve(positionals[0] ?? resolve(root, '../shared/sites', values.sealed ? 'sealed' : 'open'));
  const isSealed = values.sealed || folder.split('/').includes('sealed');
  if (isSealed && values.misses)
    throw new Error('Sealed sites are measured only: what was misread there is not shown.');
  if (values.kind !== undefined && !isKind(values.kind)) throw new Error(`--kind is one of ${kinds.join(', ')}.`);
  return { ...values, folder, site: values.site, kinds: values.kind === undefined ? kinds : [values.kind] };
}
