export { KIND_WORDS } from '#web/shell/commands/kinds.ts';
export type { Kind, EditableKind } from '#web/shell/commands/kinds.ts';

/** The book whose masters are meant; null for those that all books share. */
export type MastersBook = number | null;
