// Categories and companies: masters that stand under others of their kind.
import { categoryDecider } from '#core/catalogue/category/index.ts';
import type { CategoryCommand } from '#core/catalogue/category/index.ts';
import { companyDecider } from '#core/catalogue/company/index.ts';
import type { CompanyCommand } from '#core/catalogue/company/index.ts';
import type { TreeFacts } from '#core/catalogue/master/index.ts';
import { categoryReads } from '#projections/catalogue-categories/read.ts';
import { companyReads } from '#projections/catalogue-masters/read.ts';
import { countsOfValued } from '#projections/catalogue-products/read.ts';
import type { Decided, FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';
import { decideWith } from '../with-streams.ts';
import { booksFor, choosable, masterFacts, placeOf, presentOf } from './links.ts';
import type { About, Place } from './links.ts';

export async function decideCategory(
  source: FactSource,
  { id, command }: About<CategoryCommand>,
): Promise<Decided> {
  const place = await placeOf(source);
  const state = stateOf(source.desk.memory, 'category', id);
  const wanted = wantedParent(command);
  const parents = { wanted: [wanted], had: [presentOf(state)?.parentId] };
  const offered = await choosable(categoryReads, (row) => row.categoryId, place, parents);
  const parentId = offered.find((row) => row.categoryId === wanted)?.categoryId;
  const removed =
    command.type === 'ChangeCategory'
      ? (command.data.items.removed ?? []).filter(({ list }) => list === 'specifications')
      : [];
  const facts = {
    ...(await masterFacts(place, 'category', command, categoryReads)),
    ...(await treeFacts(place, categoryReads, { id, parentId })),
    valued:
      removed.length === 0
        ? new Map<number, number>()
        : await countsOfValued(
            place.tables,
            removed.map(({ itemId }) => itemId),
          ),
  };
  return decideWith(categoryDecider, state, command, facts);
}

export async function decideCompany(
  source: FactSource,
  { id, command }: About<CompanyCommand>,
): Promise<Decided> {
  const place = await placeOf(source);
  const state = stateOf(source.desk.memory, 'company', id);
  const wanted = wantedParent(command);
  const parents = { wanted: [wanted], had: [presentOf(state)?.parentId] };
  const offered = await choosable(companyReads, (row) => row.companyId, place, parents);
  const parentId = offered.find((row) => row.companyId === wanted)?.companyId;
  const facts = {
    ...(await masterFacts(place, 'company', command, companyReads)),
    ...(await treeFacts(place, companyReads, { id, parentId })),
  };
  return decideWith(companyDecider, state, command, facts);
}

function wantedParent({ data }: CategoryCommand | CompanyCommand): number | null {
  if ('parentId' in data) return data.parentId;
  return 'changes' in data ? (data.changes.parentId ?? null) : null;
}

type Tree = Pick<typeof categoryReads, 'lineage' | 'height'>;

async function treeFacts(
  { tables, bookId }: Place,
  { lineage, height }: Tree,
  { id, parentId }: { readonly id: number; readonly parentId: number | undefined },
): Promise<TreeFacts> {
  if (parentId === undefined) return { lineage: null, height: 0 };
  return {
    lineage: await lineage(tables, booksFor(bookId), parentId),
    height: await height(tables, id),
  };
}
