// What the rules of the law say of keeping documents, in one place.
export { keptInWords } from './kept-in-words.ts';
export { freeOn, keptOn, keptUntil } from './kept-until.ts';
export type { Proceedings, RetentionFacts, RetentionHold } from './kept-until.ts';
