// The status and the sentence of every refusal of a mark on journals.
import type { CheckRejection } from '#core/check/index.ts';

type Words = {
  [Kind in CheckRejection['kind']]: (refusal: Extract<CheckRejection, { kind: Kind }>) => string;
};

export const CHECK_STATUS = {
  check_names_no_journal: { status: 422, title: 'No journal' },
  check_names_too_many: { status: 422, title: 'Too many journals' },
  check_note_too_long: { status: 422, title: 'Note too long' },
  check_of_unknown_journal: { status: 422, title: 'Unknown journal' },
  journals_already_checked: { status: 409, title: 'Checked already' },
  journals_not_checked: { status: 409, title: 'Not checked' },
  check_of_somebody_else: { status: 403, title: 'Checked by somebody else' },
} as const;

const entries = (count: number, one: string, all: string): string => (count === 1 ? one : all);

export const CHECK_WORDS: Words = {
  check_names_no_journal: () => 'Choose at least one entry.',
  check_names_too_many: ({ countMax }) => `At most ${countMax} entries are marked at once.`,
  check_note_too_long: ({ lengthMax }) => `A note has ${lengthMax} characters at most.`,
  check_of_unknown_journal: () => 'One of these entries is not in this book.',
  journals_already_checked: ({ count }) =>
    entries(count, 'This entry is checked already.', 'These entries are checked already.'),
  check_of_somebody_else: ({ journalId }) =>
    `Somebody else checked journal #${journalId}. ` +
    'Ask them, an accountant or an owner to reverse it.',
  journals_not_checked: ({ count }) =>
    entries(count, 'This entry is not checked.', 'None of these entries is checked.'),
};
