import { streamName } from '#core/kernel/ids.ts';
import { recordDecider } from '#core/record/index.ts';
import type { RecordCommand } from '#core/record/index.ts';
import type { Decided, FactSource } from '../desk.ts';
import { stateOf } from '../memory.ts';
import { decideWith } from './with-streams.ts';

export const recordStreams = ({ data }: RecordCommand): readonly string[] => [
  streamName(data.kind, data.recordId),
];

export function decideRecord({ desk }: FactSource, command: RecordCommand): Decided {
  const state = stateOf(desk.memory, 'record', command.data.recordId);
  return decideWith(recordDecider, state, command, {});
}
