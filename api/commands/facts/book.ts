import { bookDecider } from '#core/book/index.ts';
import type { BookCommand } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { Decided, FactSource } from '../desk.ts';
import { stateOf } from '../memory.ts';
import { decideWith } from './with-streams.ts';

export const bookStreams = ({ data }: BookCommand): readonly string[] => [
  streamName('book', data.bookId),
];

export function decideBook({ desk }: FactSource, command: BookCommand): Decided {
  const state = stateOf(desk.memory, 'book', command.data.bookId);
  return decideWith(bookDecider, state, command, { today: desk.head.today });
}
