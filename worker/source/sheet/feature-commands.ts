import type { Feature } from '../../contract/product-sheet.ts';
import { foldText } from '../page/fold-text.ts';
import type { SourcePage } from '../types.ts';
import { commandsIn, programsOf } from './access/commands.ts';

const [mostCommands, mostLines] = [4, 3];
const longestLine = 90;

/** The steps, and whatever is named, with the short commands that their page sets under their names. */
export const withCommands = (features: readonly Feature[], pages: readonly SourcePage[]): Feature[] => {
  const programs = pages.map(programsOf);
  return features.map((feature) => {
    const { name, page } = feature;
    const under = (pages[page]?.labels ?? []).filter(
      ({ kind, heading }) => kind === 'command' && foldText(heading ?? '').endsWith(foldText(name)),
    );
    const told = under
      .flatMap((label) => commandsIn(label, programs[page] ?? new Set()))
      .filter(
        ({ lines }) =>
          lines.length > 0 && lines.length <= mostLines && lines.every((line) => line.length <= longestLine),
      )
      .map(({ lines, lead }) => ({ text: lines.join('\n'), lead }));
    const once = told.filter(({ text }, at) => told.findIndex((other) => other.text === text) === at);
    return once.length > 0 ? { ...feature, commands: once.slice(0, mostCommands) } : feature;
  });
};
