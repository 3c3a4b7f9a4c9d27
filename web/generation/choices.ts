import { articleAngles, articleLengths, researchDepths, wordTargets } from '../../worker/contract/options.ts';
import { titleCaseSlug } from '../../worker/contract/text.ts';

const capitalised = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: titleCaseSlug(value) }));

export const lengthChoices = articleLengths.map((value) => ({ value, label: wordTargets[value].label }));
export const depthChoices = capitalised(researchDepths);
export const angleChoices = capitalised(articleAngles);

/** What an idea asks for unless it is told otherwise. */
export const defaultIdeaInstructions =
  'Include hyperlinks to relevant websites, tools and resources, in markdown link format: [text](https://address).';
