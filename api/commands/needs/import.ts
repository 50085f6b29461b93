import { streamName } from '#core/kernel/ids.ts';
import type { NeedsOf } from './needs.ts';

export const importNeeds: NeedsOf<'import'> = {
  stream: ({ data }) => streamName('import', data.importId),
  isNew: ({ type }) => type === 'StartImport',
  facts: (_command, { head }) => ({ today: head.today }),
};
