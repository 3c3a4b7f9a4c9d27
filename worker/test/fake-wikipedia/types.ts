/** A page as the text extracts of the API give it: '== Title ==' headings, a paragraph or a list item a line. */
export type EncyclopediaPage = { title: string; text: string; links: string[]; isDisambiguation?: boolean };
