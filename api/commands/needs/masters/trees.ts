// Categories and companies: masters that stand under others of their kind.
import type { CategoryCommand } from '#core/catalogue/category/index.ts';
import type { CompanyCommand } from '#core/catalogue/company/index.ts';
import type { TreeFacts } from '#core/catalogue/master/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import type { TreeKind } from '../../reads/masters.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import { idsAmong, linkReads, masterFacts, masterIdOf, masterReads, presentOf } from './links.ts';

export const categoryNeeds: NeedsOf<'category'> = {
  stream: (command) => streamName('category', masterIdOf('category', command)),
  reads: (command, session): readonly Read[] => [
    ...masterReads('category', command),
    ...treeReads(session, 'category', { id: masterIdOf('category', command), command }),
    ...removedSpecifications(command).map((key) => ({ of: 'valued-products', key }) as const),
  ],
  sharesMasters: () => true,
  facts: (command, session) => ({
    ...masterFacts(session, 'category', command),
    ...treeFacts(session, 'category', { id: masterIdOf('category', command), command }),
    valued: new Map(
      removedSpecifications(command).flatMap((key) => {
        const count = answerTo(session, { of: 'valued-products', key });
        return count === 0 ? [] : [[key, count] as const];
      }),
    ),
  }),
};

const removedSpecifications = (command: CategoryCommand): readonly number[] =>
  command.type === 'ChangeCategory'
    ? (command.data.items.removed ?? []).flatMap(({ list, itemId }) =>
        list === 'specifications' ? [itemId] : [],
      )
    : [];

export const companyNeeds: NeedsOf<'company'> = {
  stream: (command) => streamName('company', masterIdOf('company', command)),
  reads: (command, session): readonly Read[] => [
    ...masterReads('company', command),
    ...treeReads(session, 'company', { id: masterIdOf('company', command), command }),
  ],
  sharesMasters: () => true,
  facts: (command, session) => ({
    ...masterFacts(session, 'company', command),
    ...treeFacts(session, 'company', { id: masterIdOf('company', command), command }),
  }),
};

type Placing = { readonly id: number; readonly command: CategoryCommand | CompanyCommand };

function parentIn({ data }: Placing['command']): number | null {
  if ('parentId' in data) return data.parentId;
  return 'changes' in data ? (data.changes.parentId ?? null) : null;
}

/** The wanted parent, and the one that the record has. */
function parentsOf(session: BookSession, of: TreeKind, { id, command }: Placing) {
  const state = of === 'category' ? stateIn(session, of, id) : stateIn(session, of, id);
  return { wanted: [parentIn(command)], had: [presentOf(state)?.parentId] };
}

function treeReads(session: BookSession, of: TreeKind, placing: Placing): readonly Read[] {
  const parentId = parentIn(placing.command);
  const parents = linkReads(of, parentsOf(session, of, placing));
  if (parentId === null) return parents;
  return [
    ...parents,
    { of: 'lineage', key: { of, id: parentId } },
    { of: 'height', key: { of, id: placing.id } },
  ];
}

function treeFacts(session: BookSession, of: TreeKind, placing: Placing): TreeFacts {
  const parentId = parentIn(placing.command);
  const offered = idsAmong(session, of, parentsOf(session, of, placing));
  if (parentId === null || !offered.has(parentId)) return { lineage: null, height: 0 };
  return {
    lineage: answerTo(session, { of: 'lineage', key: { of, id: parentId } }),
    height: answerTo(session, { of: 'height', key: { of, id: placing.id } }),
  };
}
