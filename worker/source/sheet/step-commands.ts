import type { Feature } from '../../contract/product-sheet.ts';
import { foldText } from '../page/fold-text.ts';
import type { SourcePage } from '../types.ts';
import { commandLines } from './access/commands.ts';

const mostLines = 3;
const longestLine = 90;

/** The steps with the short commands that their page sets under their names. */
export const withCommands = (features: readonly Feature[], pages: readonly SourcePage[]): Feature[] =>
  features.map((feature) => {
    if (feature.role !== 'step') return feature;
    const under = (pages[feature.page]?.labels ?? []).filter(
      ({ kind, heading }) => kind === 'command' && foldText(heading ?? '').endsWith(foldText(feature.name)),
    );
    const commands = under
      .map(({ text }) => commandLines(text))
      .filter((lines) => lines.length > 0 && lines.length <= mostLines && lines.every(isShort))
      .map((lines) => lines.join('\n'));
    return commands.length > 0 ? { ...feature, commands: [...new Set(commands)] } : feature;
  });

const isShort = (line: string) => line.length <= longestLine;
