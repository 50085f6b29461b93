import { streamName } from '#core/kernel/ids.ts';
import type { CheckCommand } from '#core/check/index.ts';
import { stateIn } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';

const idsOf = ({ data }: CheckCommand): readonly number[] => [...new Set(data.journalIds)];

/** A reversal has no stream of its own, so that the read tables say which journals there are. */
const isPosted = (key: number) => ({ of: 'posted-journal', key }) as const;

export const checkNeeds: NeedsOf<'check'> = {
  stream: () => null,
  streams: (command) => idsOf(command).map((id) => streamName('check', id)),
  reads: (command) => idsOf(command).map(isPosted),
  facts: (command, session) => {
    const ids = idsOf(command);
    return {
      posted: new Set(ids.filter((id) => answerTo(session, isPosted(id)))),
      checked: new Set(ids.filter((id) => stateIn(session, 'check', id).isChecked)),
    };
  },
};
