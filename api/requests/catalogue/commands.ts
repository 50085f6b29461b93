// The commands on every kind of master that has lists and forms of its own, by its wire name.
import type { WireMaster } from '#api/contract/entity/kinds.ts';
import type { NextIds } from '#api/store/ids.ts';
import { changeCategory, createCategory } from './category.ts';
import type { CommandOrProblem, MasterCommands } from './master-commands.ts';
import { NAME_COMMANDS } from './names.ts';
import { changeProduct, createProduct } from './product.ts';
import { changeService, createService } from './service.ts';

const MASTER_COMMANDS: { readonly [Wire in WireMaster]: MasterCommands<Wire> } = {
  product: {
    create: (id, body, nextIds) => createProduct(nextIds, id, body),
    change: (id, body, nextIds) => changeProduct(nextIds, id, body),
  },
  category: {
    create: (id, body, nextIds) => createCategory(nextIds, id, body),
    change: (id, body, nextIds) => changeCategory(nextIds, id, body),
  },
  service: {
    create: (id, body, nextIds) => createService(nextIds, id, body),
    change: (id, body, nextIds) => changeService(nextIds, id, body),
  },
  ...NAME_COMMANDS,
};

type AnyCommands = {
  create(id: number, body: object, nextIds: NextIds): CommandOrProblem;
  change(id: number, body: object, nextIds: NextIds): CommandOrProblem;
};

/** @returns those of one kind, whose bodies its endpoints have parsed. */
export const commandsOf = (kind: WireMaster): AnyCommands => MASTER_COMMANDS[kind] as AnyCommands;
