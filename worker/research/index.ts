export { assembleResearch, nameOf, readHeadings, roleOf } from './assemble-research.ts';
export type { Role } from './data/roles.ts';
export { nameSubject, thingOf, withoutCapital } from './idea/name-subject.ts';
export { isOneProduct, namedPages, subjectOf } from './idea/read-idea.ts';
export { mentionsSubject } from './relevance.ts';
export { researchIdea } from './research-idea.ts';
export { readSubjects, type Subject } from './subject.ts';
export type { SearchProvider } from './types.ts';
export { createWikipedia, licenceNotice } from './wikipedia/index.ts';
