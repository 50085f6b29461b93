// What a kind of master gives: how the bodies of its endpoints become its commands.
import type { z } from 'zod';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { Command } from '#core/domain.ts';
import type { Id } from '#core/kernel/ids.ts';
import type { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import type { WireKindOf, WireMaster } from '#api/contract/entity/kinds.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { NextIds } from '#api/store/ids.ts';

export type CommandOrProblem = Command | ProblemDetails | Promise<Command | ProblemDetails>;

/** The ids of a kind, which its stream names. */
type IdOf<Wire extends WireMaster> = {
  [Kind in MasterKind]: WireKindOf<Kind> extends Wire ? Id<Kind> : never;
}[MasterKind];

type Creation<Wire extends WireMaster> = z.output<(typeof MASTERS)[Wire]['createShared']['body']>;
type Change<Wire extends WireMaster> = z.output<(typeof MASTERS)[Wire]['changeShared']['body']>;

export type MasterCommands<Wire extends WireMaster> = {
  /** @param nextIds for the items of its lists. @returns the command, or what is wrong. */
  readonly create: (id: IdOf<Wire>, body: Creation<Wire>, nextIds: NextIds) => CommandOrProblem;
  readonly change: (id: IdOf<Wire>, body: Change<Wire>, nextIds: NextIds) => CommandOrProblem;
};
