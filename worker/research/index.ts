export { closeness, isRelated, isRelevant, mentionsContext, mentionsSubject } from './relevance.ts';
export { readSubjects, type Subject } from './subject.ts';
export { type Finding, type FoundPage, SearchAway, type SearchProvider } from './types.ts';
export { createWikipedia, licenceNotice } from './wikipedia/index.ts';
