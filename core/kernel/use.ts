/** What keeps a record from being removed: in a person's words, as `journal entries`, and how many. */
export type Use = { readonly what: string; readonly count: number };
