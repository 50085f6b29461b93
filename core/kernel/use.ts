/** What keeps a record from being removed: in words, as `journal entries`, and how many. */
export type Use = { readonly what: string; readonly count: number };
