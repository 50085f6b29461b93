import type { UnitId } from '#core/kernel/ids.ts';
import {
  changeSharedUnit,
  changeUnit,
  createSharedUnit,
  createUnit,
  listSharedUnits,
  listUnits,
} from '#api/contract/catalogue/names.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { freshId, given } from '../parts.ts';
import type { RouteParts } from '../parts.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Body<E extends typeof createSharedUnit | typeof changeSharedUnit> = Parameters<
  Handler<E>
>[0]['body'];
type Creating = Writing & { readonly body: Body<typeof createSharedUnit> };
type Changing = Writing & {
  readonly body: Body<typeof changeSharedUnit>;
  readonly params: { readonly unitId: number };
};

export function mountUnits(mount: Mount, parts: RouteParts): void {
  const shelf = SHELVES.unit;
  mount(listUnits, listIn(parts.db, shelf, 'own and shared'));
  mount(listSharedUnits, listShared(parts.db, shelf));

  const create = async (asked: Creating) => {
    const { name, uqc, decimals } = asked.body;
    const unitId = await freshId<UnitId>(parts, 'unit');
    const data = { unitId, name, uqc: codeOf(uqc) ?? null, decimals: decimals ?? null };
    return write(parts, asked, { command: { type: 'CreateUnit', data }, shelf, id: null });
  };
  mount(createUnit, create);
  mount(createSharedUnit, create);

  const change = (asked: Changing) => {
    const { name, uqc, decimals } = asked.body;
    const unitId = asked.params.unitId as UnitId;
    const changes = {
      ...given('name', name),
      ...given('uqc', codeOf(uqc)),
      ...given('decimals', decimals),
    };
    const command = { type: 'ChangeUnit', data: { unitId, changes } } as const;
    return write(parts, asked, { command, shelf, id: unitId });
  };
  mount(changeUnit, change);
  mount(changeSharedUnit, change);
}

/** Codes are upper case; nothing typed is no code. */
const codeOf = (uqc: string | undefined): string | undefined =>
  uqc?.trim().toUpperCase() || undefined;
