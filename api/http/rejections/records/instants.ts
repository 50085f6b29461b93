// The status and the sentence of every refusal of a name for an instant.
import { groupDigits } from '#core/kernel/writing/indian-number.ts';
import type { InstantRejection } from '#core/instant/index.ts';

type Words = {
  [Kind in InstantRejection['kind']]: (
    refusal: Extract<InstantRejection, { kind: Kind }>,
  ) => string;
};

export const INSTANT_STATUS = {
  instant_name_missing: { status: 422, title: 'No name' },
  instant_name_too_long: { status: 422, title: 'Name too long' },
  instant_of_unknown_event: { status: 422, title: 'Unknown event' },
  instant_name_taken: { status: 409, title: 'Name taken' },
  instants_too_many: { status: 409, title: 'Too many names' },
  instant_not_named: { status: 409, title: 'No such name' },
  instant_of_somebody_else: { status: 403, title: 'Named by somebody else' },
} as const;

const event = (seq: number): string => `event ${groupDigits(String(seq))}`;

export const INSTANT_WORDS: Words = {
  instant_name_missing: () => 'Enter a name.',
  instant_name_too_long: ({ lengthMax }) => `A name has ${lengthMax} characters at most.`,
  instant_of_unknown_event: ({ lastSeq }) => `The last event of this book is ${event(lastSeq)}.`,
  instant_name_taken: ({ name, eventSeq }) =>
    `The name ${name} is that of ${event(eventSeq)} already.`,
  instants_too_many: ({ countMax }) =>
    `A book has ${countMax} names for its instants at most. Withdraw one first.`,
  instant_not_named: ({ name }) => `No instant of this book is named ${name}.`,
  instant_of_somebody_else: ({ name }) =>
    `Somebody else gave the name ${name}. Ask them, an accountant or an owner to withdraw it.`,
};
