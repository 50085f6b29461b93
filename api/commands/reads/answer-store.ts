// Answers of the read tables that are at hand, by the kind of read and by its key.

type ReadAnswer = { readonly key: unknown; readonly answer: unknown };
export type AnswerStore = Map<string, Map<string, ReadAnswer>>;

/** What a read is found by within its kind: keys are plain data, written alike everywhere. */
export const keyText = (key: unknown): string =>
  typeof key === 'string' ? key : JSON.stringify(key);
