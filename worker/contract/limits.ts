/** Every number that both sides must agree on (spec section 9). Lengths are in characters, times in milliseconds. */

export const usernameMinLength = 3;
export const usernameMaxLength = 50;
export const passwordMinLength = 6;
export const passwordMaxLength = 128;
export const emailMaxLength = 254;
export const personNameMaxLength = 100;
/** A link in a mail is good this long, and once. */
export const accountLinkMs = 30 * 60_000;
/** What needs a fresh sign-in needs one that is at most this old. */
export const freshSignInMs = 10 * 60_000;

export const titleMaxLength = 200;
export const excerptMaxLength = 500;
export const contentMaxLength = 200_000;
export const metaDescriptionMaxLength = 160;
export const slugMaxLength = 80;

/** Texts of an article that are kept beside the present one and its first. */
export const versionsKept = 20;

/** Statements that one request may confirm. */
export const mostConfirmed = 2000;
/** A text of fewer words is thin. */
export const fewestWords = 300;

export const urlMaxLength = 2048;
export const ideaMinLength = 10;
export const ideaMaxLength = 5000;
export const keywordsInputMaxLength = 1000;
export const customInstructionsMaxLength = 5000;
export const maxCategoriesPerArticle = 3;
export const maxKeywordsPerArticle = 50;

export const keywordMaxLength = 150;
export const topicMaxLength = 100;
export const maxKeywordsPerRequest = 500;

export const categoryNameMaxLength = 50;
export const categoryDisplayNameMaxLength = 100;
export const categoryDescriptionMaxLength = 255;

/** How long categories that were assigned automatically can be taken back, and how many articles are shown for it. */
export const assignmentUndoMs = 60 * 60_000;
export const maxAssignmentsShown = 500;

export const systemPromptMaxLength = 20_000;
/** Saved instructions that are kept, the present ones among them. */
export const instructionVersionsKept = 10;

export const defaultMaxDraftArticles = 10;
export const defaultMaxPublishedArticles = 10;
export const defaultMonthlyLimit = 5;

export const publicPageSize = 12;
export const dashboardPageSize = 10;
export const maxPageSize = 50;
export const maxPage = 1_000_000;
/** The editor's list (`GET /api/articles/user/{id}` without a page) holds this many. */
export const editorListSize = 50;
/** A search ranks among this many newest matches, so its totals stop here. */
export const maxSearchMatches = 2000;
export const searchQueryMaxLength = 200;

export const recentArticlesShown = 6;
export const maxBodyBytes = 1024 * 1024;
/** The text of a page that is kept as proof is at most this long; what a page has beyond it is not read. */
export const maxTextBytes = 200 * 1024;

export const generatingPollMs = 4000;
export const listPollMs = 3000;
export const userPollMs = 30_000;
export const searchDebounceMs = 300;
export const successCardMs = 5000;
export const toastMs = 5000;

/** SEO score bands: green from the first, yellow from the second, red below. */
export const goodSeoScore = 80;
export const fairSeoScore = 60;
/** The most that a text gets which nobody should publish as it is. */
export const unfitSeoScore = 40;

export const wordsPerMinute = 200;

/** What writers aim at: lengths that result lists show whole, in characters. */
export const titleAimed = 60;
export const excerptAimed = 300;
export const metaDescriptionLeast = 121;
export const metaDescriptionMost = 156;

/** The API keeps a part of the sitemap this long; the edge keeps what it makes of it for the rest of a minute. */
export const sitemapSeconds = 15;
