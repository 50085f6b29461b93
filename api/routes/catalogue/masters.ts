// What is the same for all records of the catalogue: one of them with its uses and history, and
// what becomes of it.
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import * as masters from '#api/contract/catalogue/masters.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { ApiContext } from '#api/http/env.ts';
import type { Mount } from '#api/http/mount.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import type { LogAsOf, LogParts } from '#api/queries/as-of/log-as-of.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import type { MasterQueries } from '#api/queries/catalogue/master-queries.ts';
import { masterOnWire } from '#api/queries/catalogue/told.ts';
import { usesOf } from '#api/queries/catalogue/uses.ts';
import { readHistory } from '#api/queries/book/history.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { write } from './writing.ts';
import type { MasterWrite } from './writing.ts';

/** The wire's words for the kinds. */
export const KIND_BY_SEGMENT: ReadonlyMap<string, MasterKind> = new Map(
  MASTER_KINDS.map((kind) => [wireKindOf(kind), kind]),
);

type Record = { readonly id: number; readonly name: string; readonly status: string };
type Params = { readonly params: { readonly kind: string; readonly id: number } };

/** One kind's own command; the compiler cannot follow a kind that is known at run time only. */
const commandOf = (type: Lifecycle | 'RemoveMaster', of: MasterKind, id: number): Command =>
  ({ type, data: { of, id } }) as Command;

const queriesOf = (kind: MasterKind): MasterQueries<Record> => MASTER_QUERIES[kind];

const replyOf =
  (kind: MasterKind) =>
  async (log: LogAsOf, id: number): Promise<Record> =>
    masterOnWire<Record>(kind, await MASTER_REPLIES[kind](log, id));

type Lifecycle = 'EnableMaster' | 'DisableMaster' | 'RetireMaster';

export function mountMasters(mount: Mount, parts: RouteParts & LogParts): void {
  const move =
    (type: Lifecycle) =>
    async (asked: MasterWrite & Params): Promise<Record | Response> => {
      const of = KIND_BY_SEGMENT.get(asked.params.kind);
      if (of === undefined) return notFound(asked.context);
      const { id } = asked.params;
      return write(parts, asked, { command: commandOf(type, of, id), reply: replyOf(of), id });
    };
  mount(masters.enableMaster, move('EnableMaster'));
  mount(masters.disableMaster, move('DisableMaster'));
  mount(masters.retireMaster, move('RetireMaster'));
  mount(masters.enableSharedMaster, move('EnableMaster'));
  mount(masters.disableSharedMaster, move('DisableMaster'));
  mount(masters.retireSharedMaster, move('RetireMaster'));

  const remove = async (asked: MasterWrite & Params) => {
    const of = KIND_BY_SEGMENT.get(asked.params.kind);
    if (of === undefined) return notFound(asked.context);
    const { id } = asked.params;
    const command = commandOf('RemoveMaster', of, id);
    return answerCommand(parts, asked, { command }, () => ({ id, removed: true as const }));
  };
  mount(masters.removeMaster, remove);
  mount(masters.removeSharedMaster, remove);
  mountReading(mount, parts);
}

type Reading = Params & {
  readonly book: { readonly id: number } | null;
  readonly context: ApiContext;
};

function mountReading(mount: Mount, parts: LogParts): void {
  const { db } = parts;
  const read = async ({ params: { kind, id }, book, context }: Reading) => {
    const of = KIND_BY_SEGMENT.get(kind);
    if (of === undefined) return notFound(context);
    const bookIds = book === null ? [INSTALLATION_BOOK] : [INSTALLATION_BOOK, book.id];
    return snapshot(db, async (tables) => {
      const [record] = await queriesOf(of).find(tables, bookIds, [id]);
      if (record === undefined) return notFound(context);
      const uses = await usesOf(tables, of, { id, bookId: book?.id ?? null });
      return { ...masterOnWire(of, record), used_by: [...uses] };
    });
  };
  mount(masters.readMaster, read);
  mount(masters.readSharedMaster, read);

  mount(masters.readSharedHistory, async ({ params: { kind, id }, context }) => {
    const of = kind === 'account_type' ? 'account-type' : KIND_BY_SEGMENT.get(kind);
    const record = { bookId: INSTALLATION_BOOK, recordId: id };
    const items = of === undefined ? [] : await readHistory(parts, { ...record, kind: of });
    return items.length === 0 ? notFound(context) : items;
  });
}
