import type { Access } from '../../../contract/product-sheet.ts';
import { commandLines } from './commands.ts';
import { licencesOf } from './licence.ts';
import { readSystems } from './systems.ts';
import { saysNamesOnly } from './ways.ts';

/** What somebody who writes down how a product is got means by it. */
export function kindOfAccess(text: string): Access['kind'] {
  if (commandLines(text).length > 0) return 'command';
  if (/^open[- ]source$/i.test(text) || licencesOf(text, '', true).length > 0) return 'licence';
  const isSystem = /^self-hosted$/i.test(text) || (readSystems(text).found.length > 0 && saysNamesOnly(text, ''));
  return isSystem ? 'system' : 'way';
}
